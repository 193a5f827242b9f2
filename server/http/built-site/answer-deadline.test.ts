import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../fixture-app.ts'
import { writeSetting } from '../../store/sql/inbox/settings-rows.ts'

const HOUR_MS = 3_600_000

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

const get = (headers = {}) => opened.app.inject({ url: '/contact-us', headers })
function advanceHours(hours: number): void {
  opened.clock.now = new Date(opened.clock.now.getTime() + hours * HOUR_MS)
  opened.clock.monotonicMs += hours * HOUR_MS
}
const shownDeadline = async () => /answers by ([^<]*)\./.exec((await get()).body)?.[1]

test('a page names the deadline for a form sent now, with the same bytes for all', async () => {
  expect(await shownDeadline()).toBe('Monday 17:00')
  const { etag } = (await get()).headers
  advanceHours(12)
  expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304)
})

test('from the next opening time on, a page names the following day, with another ETag', async () => {
  const before = (await get()).headers.etag
  advanceHours(46) // Monday, 10:00
  await get() // the request that detects the change
  await expect.poll(shownDeadline).toBe('Tuesday 17:00')
  expect((await get({ 'if-none-match': String(before) })).statusCode).toBe(200)
})

test('a day off in the settings postpones the deadline', async () => {
  await opened.stores.database.transaction((tx) => writeSetting(tx, 'extraHolidays', ['2026-11-23']))
  advanceHours(1)
  await get()
  await expect.poll(shownDeadline).toBe('Tuesday 17:00')
})
