import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { DEFAULT_CALL_SETTINGS } from '../../domain/calls/call-settings.ts'
import { callTimeText } from '../../domain/calls/call-time.ts'
import { writeSetting } from '../store/sql/inbox/settings-rows.ts'
import { AT, type CallsApp, openCallsApp } from './fixture-calls.ts'

const DAY_MS = 86_400_000

let site: CallsApp
beforeEach(async () => {
  site = await openCallsApp()
})
afterEach(() => site.close())

test('a call moves three times at most, each time from the state that the page showed; its old time is free again', async () => {
  const { receipt } = await site.book()
  const link = receipt.callLink
  const move = (slot: number, sequence: number) =>
    site.saidAfter(link, {
      do: 'move',
      callAt: callTimeText(AT + slot * 30 * 60_000),
      sequence: String(sequence),
    })
  expect(await move(1, 0)).toBe('moved')
  expect(await move(2, 0)).toBe('moved-on')
  expect((await site.book()).receipt.callTime).toBe('09:30')
  expect(await move(0, 1)).toBe('taken')
  expect([await move(2, 1), await move(3, 2), await move(4, 3)]).toEqual(['moved', 'moved', 'refused'])
  expect(await site.calls()).toContainEqual(
    expect.objectContaining({ startsAt: AT + 90 * 60_000, sequence: 3, moves: 3 }),
  )
})

test('cancelled and booked anew by the link, a call changes three times at most, too', async () => {
  const { receipt } = await site.book()
  const said: Array<string | undefined> = []
  for (let time = 0; time < 4; time += 1) {
    await site.change(receipt.callLink, { do: 'cancel', sequence: '0' })
    said.push(await site.saidAfter(receipt.callLink, { do: 'book', callAt: callTimeText(AT) }))
  }
  expect(said).toEqual(['booked', 'booked', 'booked', 'refused'])
})

test('calls that are switched off are not moved by their links', async () => {
  const { receipt } = await site.book()
  await site.stores.database.transaction((tx) =>
    writeSetting(tx, 'calls', { ...DEFAULT_CALL_SETTINGS, on: false }),
  )
  const move = { do: 'move', callAt: callTimeText(AT + 30 * 60_000), sequence: '0' }
  expect(await site.saidAfter(receipt.callLink, move)).toBe('refused')
})

test('a call on a day that is declared a holiday afterwards stays, and moves away but not back', async () => {
  const { receipt } = await site.book()
  await site.stores.database.transaction((tx) => writeSetting(tx, 'extraHolidays', ['2026-11-24']))
  expect(await site.calls()).toMatchObject([{ startsAt: AT, state: 'booked' }])
  const move = (at: number, sequence: string) =>
    site.saidAfter(receipt.callLink, { do: 'move', callAt: callTimeText(at), sequence })
  expect(await move(AT + 30 * 60_000, '0')).toBe('taken')
  expect(await move(AT + DAY_MS, '0')).toBe('moved')
  expect(await move(AT, '1')).toBe('taken')
})

test('after the length of calls changed, a booked one keeps its own until it moves, and nothing overlaps with it', async () => {
  const { receipt } = await site.book({ at: AT })
  await site.stores.database.transaction((tx) =>
    writeSetting(tx, 'calls', { ...DEFAULT_CALL_SETTINGS, minutes: 60, pauseMinutes: 0 }),
  )
  const nine = momentOf('2026-11-24', '09:00')
  expect((await site.book({ at: nine })).receipt.call).toBeNull()
  const ten = callTimeText(momentOf('2026-11-24', '10:00'))
  expect(await site.calls()).toMatchObject([{ endsAt: AT + 20 * 60_000 }])
  expect(await site.saidAfter(receipt.callLink, { do: 'move', callAt: ten, sequence: '0' })).toBe('moved')
  expect(await site.calls()).toMatchObject([{ endsAt: momentOf('2026-11-24', '11:00') }])
  expect((await site.book({ at: nine })).receipt.callTime).toBe('09:00')
})

test('a cancellation of the full length with line breaks is kept, without what cannot be stored; one that names no state is refused', async () => {
  const { receipt } = await site.book()
  expect((await site.change(receipt.callLink, { do: 'cancel', sequence: '' })).statusCode).toBe(400)
  const words = `${'a'.repeat(248)}\r\n\0${'b'.repeat(249)}\r\nc`
  expect(await site.saidAfter(receipt.callLink, { do: 'cancel', sequence: '0', words })).toBe('cancelled')
  const told = (await site.mails()).flatMap(({ mail }) => ('words' in mail && mail.words ? mail.words : []))
  expect(told).toContain(`${'a'.repeat(248)}\n${'b'.repeat(249)}\nc`)
})

test('without a chosen time a call is neither moved nor booked, and the page says so', async () => {
  const { receipt } = await site.book()
  const link = receipt.callLink
  expect(await site.saidAfter(link, { do: 'move', sequence: '0' })).toBe('unchosen')
  await site.change(link, { do: 'cancel', sequence: '0' })
  expect(await site.saidAfter(link, { do: 'book' })).toBe('unchosen')
})

test('a cancelled call frees its time, makes the answer due in writing or needs none, and is booked anew', async () => {
  const { receipt } = await site.book()
  const link = receipt.callLink
  const cancel = { do: 'cancel', sequence: '0', words: 'We have found somebody.' }
  expect(await site.saidAfter(link, { ...cancel, answer: 'none' })).toBe('cancelled')
  const listOf = async () =>
    (await site.stores.database.read((tx) => tx.query('SELECT list, due_at FROM enquiries')))[0]
  expect(await listOf()).toMatchObject({ list: 'waiting' })
  expect(await site.saidAfter(link, { do: 'book', callAt: callTimeText(AT) })).toBe('booked')
  expect(await listOf()).toMatchObject({ list: 'needs', due_at: AT })
  expect(await site.saidAfter(link, { ...cancel, answer: 'write' })).toBe('cancelled')
  expect(await listOf()).toMatchObject({ list: 'needs', due_at: momentOf('2026-11-23', '10:24') })
})

test('a link that nobody has is not found, and a form of another kind is refused', async () => {
  await site.book()
  const guessed = await site.change('/contact-us/call/AAAAAAAAAAAAAAAAAAAAAA', {
    do: 'cancel',
    sequence: '0',
  })
  expect(guessed.statusCode).toBe(404)
  const { receipt } = await site.book({ at: AT + 60 * 60_000 })
  expect((await site.change(receipt.callLink, { do: 'erase' })).statusCode).toBe(400)
})

test('the file for a calendar is published with the number of its last change', async () => {
  const { receipt } = await site.book()
  const answer = await site.app.inject({ url: `${receipt.callLink}/call.ics` })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/calendar; charset=utf-8',
  })
  expect(answer.body).toContain('METHOD:PUBLISH')
})
