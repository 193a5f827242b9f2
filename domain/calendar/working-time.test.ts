import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, momentOf, timeOfDay } from './time-of-day.ts'
import { isWorkingDay } from './working-days.ts'
import { anyHours, arbitraryInstant, hoursMs, OFFICE_HOURS } from './working-time.fixture.ts'
import { addWorkingTime, isWorkingTime, workingMsBetween } from './working-time.ts'

test.each([
  ['2026-11-20 11:05', '2026-11-23 10:09', hoursMs(8, 4)],
  ['2026-11-23 10:24', '2026-11-23 08:41', -hoursMs(1, 43)],
  ['2026-11-23 10:24', '2026-11-24 08:52', hoursMs(7, 28)],
  ['2026-11-21 00:00', '2026-11-22 23:59', 0],
])('from %s to %s are %i ms of working time', (from, to, ms) => {
  expect(workingMsBetween(moment(from), moment(to), OFFICE_HOURS)).toBe(ms)
})

/** Together the assertions leave one possible result for each time that is added. */
test('for any hours, measuring gives the working time that was added, and the result is within them, closing time included', () => {
  const anySpan = fc.integer({ min: 1, max: 60 * 3_600 }).map((seconds) => seconds * 1_000)
  fc.assert(
    fc.property(arbitraryInstant, anySpan, anyHours, (from, span, hours) => {
      const later = addWorkingTime(from, span, hours)
      expect(workingMsBetween(from, later, hours)).toBe(span)
      expect(isWorkingDay(dayOf(later), hours)).toBe(true)
      expect(later).toBeGreaterThan(momentOf(dayOf(later), hours.opens))
      expect(later).toBeLessThanOrEqual(momentOf(dayOf(later), hours.closes))
    }),
    { numRuns: 1_000 },
  )
})

test('for any hours, a moment is working time if time from it on counts', () => {
  fc.assert(
    fc.property(arbitraryInstant, anyHours, (ms, hours) => {
      expect(isWorkingTime(ms, hours)).toBe(workingMsBetween(ms, ms + 1_000, hours) > 0)
    }),
  )
})

test('adding 0 gives the moment itself, or the next opening', () => {
  const later = (from: string) => {
    const ms = addWorkingTime(moment(from), 0, OFFICE_HOURS)
    return `${dayOf(ms)} ${timeOfDay(ms)}`
  }
  expect(later('2026-11-23 10:24')).toBe('2026-11-23 10:24')
  expect(later('2026-11-20 17:00')).toBe('2026-11-23 08:00')
  expect(later('2026-11-21 11:00')).toBe('2026-11-23 08:00')
  expect(isWorkingTime(moment('2026-11-20 17:00'), OFFICE_HOURS)).toBe(false)
})

test('a negative amount cannot be added', () => {
  expect(() => addWorkingTime(moment('2026-11-20 14:10'), -1, OFFICE_HOURS)).toThrow(RangeError)
})

function moment(text: string): number {
  const [date = '', time = ''] = text.split(' ')
  return momentOf(date, time)
}
