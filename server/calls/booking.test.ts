import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { callTimeText } from '../../domain/calls/call-time.ts'
import { CONTACT, postJson } from '../fixture-app.ts'
import { CALL_AT, type CallsApp, openCallsApp } from './fixture-calls.ts'

let site: CallsApp
beforeEach(async () => {
  site = await openCallsApp()
})
afterEach(() => site.close())

test('a picked time books a call: visitor, staff and caller get mails, and the thank-you page names it', async () => {
  const { status, receipt } = await site.book({ phoneNumber: '083 555 0142' })
  expect(status).toBe(200)
  expect(receipt).toMatchObject({
    callDay: 'Tuesday 24 November',
    callTime: '09:30',
    callGone: null,
    callLink: expect.stringMatching(/^\/contact-us\/call\/[\w-]{22}$/),
  })
  expect(receipt.call).toContain('Pieter phones you on Tuesday 24 November at 09:30.')
  expect(receipt.call).toMatch(/ends in 142\.$/)
  expect(await site.calls()).toMatchObject([
    { startsAt: CALL_AT, endsAt: CALL_AT + 20 * 60_000, state: 'booked', staff: 'pieter' },
  ])
  expect(await site.mailKinds()).toEqual(['call-booked', 'call-for-staff', 'new-enquiry'])
})

test('a form sent twice books one call and gets the same answer', async () => {
  const sent = {
    key: 'f3b06bcb-4ad3-4d43-9b0a-2d1d0b4f7c11',
    email: 'a@example.co.za',
    phoneNumber: '0821234567',
  }
  const first = await site.book(sent)
  expect((await site.book(sent)).receipt).toEqual(first.receipt)
  expect(await site.calls()).toHaveLength(1)
})

test('the second of two enquiries for one time is stored without a call, and its sender picks another time by the link', async () => {
  await site.book()
  const second = await site.book()
  expect(second.status).toBe(200)
  expect(second.receipt).toMatchObject({
    call: null,
    callLost: 'Somebody else took this time.',
    callGone: 'Tuesday 24 November, 09:30',
  })
  expect(await site.stored()).toHaveLength(2)
  expect(await site.mailKinds()).toContain('call-not-booked')
  const link = second.receipt.callLink
  expect(await site.outcomeAfter(link, { do: 'book', at: CALL_AT })).toBe('taken')
  expect(await site.outcomeAfter(link, { do: 'book', at: CALL_AT + 30 * 60_000 })).toBe('booked')
  expect(await site.calls()).toHaveLength(2)
})

test('two callers can be booked for the same time, the one with fewer calls that day first', async () => {
  await site.addCaller('thandeka', 'Thandeka Nkosi')
  await site.book({ at: CALL_AT + 60 * 60_000 })
  const [later] = await site.calls()
  await site.book()
  const [first] = await site.calls()
  await site.book()
  const atOnce = (await site.calls()).filter(({ startsAt }) => startsAt === CALL_AT)
  expect(new Set(atOnce.map(({ staff }) => staff)).size).toBe(2)
  expect(first?.staff).not.toBe(later?.staff)
})

test('a form that picks none of the times is sent without a call', async () => {
  const answer = await postJson(site.app, '/contact-us', {
    ...CONTACT,
    callAt: 'none',
    callTime: 'mornings',
  })
  expect(answer.json().receipt).toMatchObject({ call: null, callLink: null })
  expect(await site.mailKinds()).toContain('confirmation')
})

test('an export contains the time of a moved call, and none once it is cancelled', async () => {
  const { receipt } = await site.book()
  const storedTimes = async () => (await site.stored()).map(({ metadata }) => metadata.callAt)
  expect(await storedTimes()).toEqual([callTimeText(CALL_AT)])
  const later = CALL_AT + 60 * 60_000
  await site.change(receipt.callLink, { do: 'move', at: later, sequence: '0' })
  expect(await storedTimes()).toEqual([callTimeText(later)])
  await site.change(receipt.callLink, { do: 'cancel', sequence: '1' })
  expect(await storedTimes()).toEqual([undefined])
})

test('the visitor’s time zone is stored only if their clocks differ from South Africa’s on the day of the call', async () => {
  site.clock.now = new Date('2027-03-22T08:00:00Z')
  const zone = 'Europe/Athens'
  await site.book({ zone, at: momentOf('2027-03-25', '09:30') })
  await site.book({ zone, at: momentOf('2027-03-30', '09:30') }) // summer time began on the 28th
  expect(await site.calls()).toMatchObject([
    { startsAt: Date.UTC(2027, 2, 25, 7, 30), zone: null },
    { startsAt: Date.UTC(2027, 2, 30, 7, 30), zone },
  ])
})

test('an invalid time is refused with a sentence', async () => {
  const answer = await postJson(site.app, '/contact-us', { ...CONTACT, callAt: 'tomorrow' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ callAt: 'Pick one of these times, or none' })
})

test('an erased enquiry’s call is deleted, and its time is free', async () => {
  await site.book()
  await site.stores.database.transaction((tx) => tx.query('DELETE FROM submissions'))
  const left = await site.stores.database.read(async (tx) => [
    ...(await tx.query('SELECT call FROM call_cells')),
    ...(await tx.query('SELECT call FROM call_holders')),
    ...(await tx.query('SELECT token_hash FROM call_links')),
  ])
  expect([await site.calls(), left]).toEqual([[], []])
  expect((await site.book()).receipt.callTime).toBe('09:30')
})
