import { expect, test } from 'vitest'
import { msUntilHour } from './until-hour.ts'

const HOUR_MS = 3_600_000

test.each([
  ['2026-11-22T23:59:59.000Z', 2, 1_000],
  ['2026-11-22T00:00:00.000Z', 2, 24 * HOUR_MS],
  ['2026-11-22T00:00:01.000Z', 2, 24 * HOUR_MS - 1_000],
  ['2026-11-22T20:00:00.000Z', 0, 2 * HOUR_MS],
  ['2026-11-22T22:00:00.000Z', 23, 23 * HOUR_MS],
])('the time from %s to %i:00 in South Africa', (now, hour, expected) => {
  expect(msUntilHour(hour, new Date(now))).toBe(expected)
})

test.each([-1, 24, 2.5, Number.NaN])('%d is not an hour', (hour) => {
  expect(() => msUntilHour(hour, new Date())).toThrow('0 to 23')
})
