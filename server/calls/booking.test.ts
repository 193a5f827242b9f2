import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { callTimeText } from '../../domain/calls/call-time.ts'
import { CONTACT, postJson } from '../fixture-app.ts'
import { AT, type CallsApp, openCallsApp } from './fixture-calls.ts'

let site: CallsApp
beforeEach(async () => {
  site = await openCallsApp()
})
afterEach(() => site.close())

test('a time that is picked is a call: its visitor, the staff and who phones are told, and the thanks name it', async () => {
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
    { startsAt: AT, endsAt: AT + 20 * 60_000, state: 'booked', staff: 'pieter' },
  ])
  expect(await site.kinds()).toEqual(['call-booked', 'call-for-staff', 'new-enquiry'])
})

test('sent twice, it is one call, and answered alike', async () => {
  const one = await site.book({
    key: 'f3b06bcb-4ad3-4d43-9b0a-2d1d0b4f7c11',
    email: 'a@example.co.za',
    phoneNumber: '0821234567',
  })
  const again = await site.book({
    key: 'f3b06bcb-4ad3-4d43-9b0a-2d1d0b4f7c11',
    email: 'a@example.co.za',
    phoneNumber: '0821234567',
  })
  expect(again.receipt).toEqual(one.receipt)
  expect(await site.calls()).toHaveLength(1)
})

test('of two who want the same time the second is stored without a call, told so, and picks another by the link', async () => {
  await site.book()
  const second = await site.book()
  expect(second.status).toBe(200)
  expect(second.receipt).toMatchObject({
    call: null,
    callLost: 'Somebody else took this time.',
    callGone: 'Tuesday 24 November, 09:30',
  })
  expect(await site.stored()).toHaveLength(2)
  expect(await site.kinds()).toContain('call-not-booked')
  const link = second.receipt.callLink
  expect(await site.saidAfter(link, { do: 'book', callAt: callTimeText(AT) })).toBe('taken')
  expect(await site.saidAfter(link, { do: 'book', callAt: callTimeText(AT + 30 * 60_000) })).toBe('booked')
  expect(await site.calls()).toHaveLength(2)
})

test('of two people who take calls both are booked at once, the one with fewer calls that day first', async () => {
  await site.addCaller('thandeka', 'Thandeka Nkosi')
  await site.book({ at: AT + 60 * 60_000 })
  const [later] = await site.calls()
  await site.book()
  const [first] = await site.calls()
  await site.book()
  const atOnce = (await site.calls()).filter(({ startsAt }) => startsAt === AT)
  expect(new Set(atOnce.map(({ staff }) => staff)).size).toBe(2)
  expect(first?.staff).not.toBe(later?.staff)
})

test('five answers alone send the form as before, and so does a time that suits none', async () => {
  await site.book({ at: AT })
  const answer = await postJson(site.app, '/contact-us', {
    ...CONTACT,
    callAt: 'none',
    callTime: 'mornings',
  })
  expect(answer.json().receipt).toMatchObject({ call: null, callLink: null })
  expect(await site.kinds()).toContain('confirmation')
})

test('an export holds the time of a call as it was moved, and none once it is cancelled', async () => {
  const { receipt } = await site.book()
  const kept = async () => (await site.stored()).map(({ metadata }) => metadata.callAt)
  expect(await kept()).toEqual([callTimeText(AT)])
  const later = callTimeText(AT + 60 * 60_000)
  await site.change(receipt.callLink, { do: 'move', callAt: later, sequence: '0' })
  expect(await kept()).toEqual([later])
  await site.change(receipt.callLink, { do: 'cancel', sequence: '1' })
  expect(await kept()).toEqual([undefined])
})

test('a browser’s zone is kept for a day on which it has another time: after its summer time began, not before', async () => {
  site.clock.now = new Date('2027-03-22T08:00:00Z')
  const zone = 'Europe/Athens'
  await site.book({ zone, at: momentOf('2027-03-25', '09:30') })
  await site.book({ zone, at: momentOf('2027-03-30', '09:30') }) // summer time began on the 28th
  expect(await site.calls()).toMatchObject([
    { startsAt: Date.UTC(2027, 2, 25, 7, 30), zone: null },
    { startsAt: Date.UTC(2027, 2, 30, 7, 30), zone },
  ])
})

test('what is no time of a form is refused with a sentence', async () => {
  const answer = await postJson(site.app, '/contact-us', { ...CONTACT, callAt: 'tomorrow' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ callAt: 'Pick one of these times, or none' })
})

test('an enquiry that is erased takes its call with it, and the time is free', async () => {
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
