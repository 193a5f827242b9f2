import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { writeSetting } from '../store/sql/inbox/settings-rows.ts'
import { CALL_AT, type CallsApp, openCallsApp } from './fixture-calls.ts'

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
    site.outcomeAfter(link, {
      do: 'move',
      at: CALL_AT + slot * 30 * 60_000,
      sequence: String(sequence),
    })
  expect(await move(1, 0)).toBe('moved')
  expect(await move(2, 0)).toBe('moved-on')
  expect((await site.book()).receipt.callTime).toBe('09:30')
  expect(await move(0, 1)).toBe('taken')
  expect([await move(2, 1), await move(3, 2), await move(4, 3)]).toEqual(['moved', 'moved', 'refused'])
  expect(await site.calls()).toContainEqual(
    expect.objectContaining({ startsAt: CALL_AT + 90 * 60_000, sequence: 3, moves: 3 }),
  )
})

test('a call can be cancelled and booked again by the link three times at most', async () => {
  const { receipt } = await site.book()
  const outcomes: Array<string | undefined> = []
  for (let time = 0; time < 4; time += 1) {
    await site.change(receipt.callLink, { do: 'cancel', sequence: '0' })
    outcomes.push(await site.outcomeAfter(receipt.callLink, { do: 'book', at: CALL_AT }))
  }
  expect(outcomes).toEqual(['booked', 'booked', 'booked', 'refused'])
})

test('while calls are switched off, a link moves none', async () => {
  const { receipt } = await site.book()
  await site.changeSettings({ on: false })
  const move = { do: 'move', at: CALL_AT + 30 * 60_000, sequence: '0' }
  expect(await site.outcomeAfter(receipt.callLink, move)).toBe('refused')
})

test('a call on a day that is declared a holiday afterwards stays, and moves away but not back', async () => {
  const { receipt } = await site.book()
  await site.stores.database.transaction((tx) => writeSetting(tx, 'extraHolidays', ['2026-11-24']))
  expect(await site.calls()).toMatchObject([{ startsAt: CALL_AT, state: 'booked' }])
  const move = (at: number, sequence: string) =>
    site.outcomeAfter(receipt.callLink, { do: 'move', at, sequence })
  expect(await move(CALL_AT + 30 * 60_000, '0')).toBe('taken')
  expect(await move(CALL_AT + DAY_MS, '0')).toBe('moved')
  expect(await move(CALL_AT, '1')).toBe('taken')
})

test('after the length of calls changed, a booked one keeps its own until it moves, and nothing overlaps with it', async () => {
  const { receipt } = await site.book({ at: CALL_AT })
  await site.changeSettings({ minutes: 60, pauseMinutes: 0 })
  const nine = momentOf('2026-11-24', '09:00')
  expect((await site.book({ at: nine })).receipt.call).toBeNull()
  const ten = momentOf('2026-11-24', '10:00')
  expect(await site.calls()).toMatchObject([{ endsAt: CALL_AT + 20 * 60_000 }])
  expect(await site.outcomeAfter(receipt.callLink, { do: 'move', at: ten, sequence: '0' })).toBe('moved')
  expect(await site.calls()).toMatchObject([{ endsAt: momentOf('2026-11-24', '11:00') }])
  expect((await site.book({ at: nine })).receipt.callTime).toBe('09:00')
})

test('a cancellation’s longest text is stored with line breaks but without NUL; a form without a sequence is refused', async () => {
  const { receipt } = await site.book()
  expect((await site.change(receipt.callLink, { do: 'cancel', sequence: '' })).statusCode).toBe(400)
  const words = `${'a'.repeat(248)}\r\n\0${'b'.repeat(249)}\r\nc`
  expect(await site.outcomeAfter(receipt.callLink, { do: 'cancel', sequence: '0', words })).toBe('cancelled')
  const mailedWords = (await site.mails()).flatMap(({ mail }) =>
    'words' in mail && mail.words ? mail.words : [],
  )
  expect(mailedWords).toContain(`${'a'.repeat(248)}\n${'b'.repeat(249)}\nc`)
})

test('a cancelled call frees its time, leaves a written answer due or none, and can be booked again', async () => {
  const { receipt } = await site.book()
  const link = receipt.callLink
  const cancel = { do: 'cancel', sequence: '0', words: 'We have found somebody.' }
  expect(await site.outcomeAfter(link, { ...cancel, answer: 'none' })).toBe('cancelled')
  const listOf = async () =>
    (await site.stores.database.read((tx) => tx.query('SELECT list, due_at FROM enquiries')))[0]
  expect(await listOf()).toMatchObject({ list: 'waiting' })
  expect(await site.outcomeAfter(link, { do: 'book', at: CALL_AT })).toBe('booked')
  expect(await listOf()).toMatchObject({ list: 'needs', due_at: CALL_AT })
  expect(await site.outcomeAfter(link, { ...cancel, answer: 'write' })).toBe('cancelled')
  expect(await listOf()).toMatchObject({ list: 'needs', due_at: momentOf('2026-11-23', '10:24') })
})

test('an unknown link is not found, and an unknown form is refused', async () => {
  await site.book()
  const guessed = await site.change('/contact-us/call/AAAAAAAAAAAAAAAAAAAAAA', {
    do: 'cancel',
    sequence: '0',
  })
  expect(guessed.statusCode).toBe(404)
  const { receipt } = await site.book({ at: CALL_AT + 60 * 60_000 })
  expect((await site.change(receipt.callLink, { do: 'erase' })).statusCode).toBe(400)
})

test('the calendar file is sent uncached, with the method PUBLISH', async () => {
  const { receipt } = await site.book()
  const answer = await site.app.inject({ url: `${receipt.callLink}/call.ics` })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/calendar; charset=utf-8',
  })
  expect(answer.body).toContain('METHOD:PUBLISH')
})
