import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, momentOf, timeOfDay } from './time-of-day.ts'
import { isWorkingDay } from './working-days.ts'
import { anyHours, arbitraryInstant, hoursMs, OFFICE_HOURS, officeHours } from './working-time.fixture.ts'
import { addWorkingTime, isWorkingTime, workingDayMs, workingMsBetween } from './working-time.ts'

const anySpan = fc.integer({ min: 0, max: 60 * 3_600 }).map((seconds) => seconds * 1_000)

describe('one working day later', () => {
  test.each([
    ['2026-11-20 14:10', '2026-11-23 14:10'], // Friday to Monday
    ['2026-11-20 18:40', '2026-11-23 17:00'],
    ['2026-11-21 11:00', '2026-11-23 17:00'], // a Saturday
    ['2026-11-23 07:59', '2026-11-23 17:00'],
    ['2026-11-23 08:00', '2026-11-23 17:00'],
    ['2026-11-23 17:00', '2026-11-24 17:00'],
    ['2026-11-23 10:24', '2026-11-24 10:24'],
    ['2026-12-15 16:00', '2026-12-17 16:00'], // over the Day of Reconciliation
    ['2026-12-31 12:00', '2027-01-04 12:00'], // over New Year's Day and a weekend
    ['2027-03-25 09:30', '2027-03-30 09:30'], // over Good Friday, Easter and Family Day
    ['2026-08-07 16:59', '2026-08-11 16:59'], // Women's Day is a Sunday, so the Monday is a holiday
    ['2026-12-24 13:00', '2026-12-28 13:00'], // over Christmas, and Goodwill on a Saturday
  ])('%s and nine hours is %s', (from, to) => {
    expect(formatted(addWorkingTime(moment(from), hoursMs(9), OFFICE_HOURS))).toBe(to)
  })

  test('an open Saturday counts', () => {
    const hours = officeHours(1, 2, 3, 4, 5, 6)
    expect(formatted(addWorkingTime(moment('2026-11-20 14:10'), hoursMs(9), hours))).toBe('2026-11-21 14:10')
  })

  test('with one open day a week, it is in the next week', () => {
    const hours = officeHours(3)
    expect(formatted(addWorkingTime(moment('2026-11-25 16:00'), hoursMs(9), hours))).toBe('2026-12-02 16:00')
  })

  test('a day may be shorter than nine hours', () => {
    const hours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '13:30' }
    expect(workingDayMs(hours)).toBe(hoursMs(4, 30))
    expect(formatted(addWorkingTime(moment('2026-11-20 13:00'), workingDayMs(hours), hours))).toBe(
      '2026-11-23 13:00',
    )
  })

  test('days off are skipped', () => {
    const hours = { ...OFFICE_HOURS, extraHolidays: ['2026-11-23', '2026-11-24'] }
    expect(formatted(addWorkingTime(moment('2026-11-20 14:10'), hoursMs(9), hours))).toBe('2026-11-25 14:10')
  })
})

describe('working time between two moments', () => {
  test.each([
    ['2026-11-20 11:05', '2026-11-23 10:09', hoursMs(8, 4)],
    ['2026-11-23 10:24', '2026-11-23 08:41', -hoursMs(1, 43)],
    ['2026-11-23 10:24', '2026-11-24 08:52', hoursMs(7, 28)],
    ['2026-11-21 00:00', '2026-11-22 23:59', 0],
  ])('%s to %s', (from, to, ms) => {
    expect(workingMsBetween(moment(from), moment(to), OFFICE_HOURS)).toBe(ms)
  })
})

describe('for any hours', () => {
  test('measuring gives the working time that was added', () => {
    fc.assert(
      fc.property(arbitraryInstant, anySpan, anyHours, (from, span, hours) => {
        expect(workingMsBetween(from, addWorkingTime(from, span, hours), hours)).toBe(span)
      }),
      { numRuns: 500 },
    )
  })

  test('adding two parts equals adding their sum', () => {
    fc.assert(
      fc.property(arbitraryInstant, anySpan, anySpan, anyHours, (from, first, second, hours) => {
        const stepwise = addWorkingTime(addWorkingTime(from, first, hours), second + 1, hours)
        expect(stepwise).toBe(addWorkingTime(from, first + second + 1, hours))
      }),
      { numRuns: 300 },
    )
  })

  test('a deadline is within the hours of a working day, closing time included', () => {
    fc.assert(
      fc.property(arbitraryInstant, anyHours, (from, hours) => {
        const due = addWorkingTime(from, workingDayMs(hours), hours)
        expect(isWorkingDay(dayOf(due), hours)).toBe(true)
        expect(due).toBeGreaterThan(momentOf(dayOf(due), hours.opens))
        expect(due).toBeLessThanOrEqual(momentOf(dayOf(due), hours.closes))
      }),
      { numRuns: 500 },
    )
  })

  test('a later arrival has a later deadline, or the same one if no time was worked in between', () => {
    fc.assert(
      fc.property(arbitraryInstant, anySpan, anyHours, (from, later, hours) => {
        const [first, second] = [from, from + later].map((ms) => addWorkingTime(ms, hoursMs(2), hours))
        expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(0)
        expect(first === second).toBe(workingMsBetween(from, from + later, hours) === 0)
      }),
      { numRuns: 500 },
    )
  })

  test('a moment is working time if time from it on counts', () => {
    fc.assert(
      fc.property(arbitraryInstant, anyHours, (ms, hours) => {
        expect(isWorkingTime(ms, hours)).toBe(workingMsBetween(ms, ms + 1_000, hours) > 0)
      }),
    )
  })
})

test('adding 0 gives the moment itself, or the next opening', () => {
  const later = (from: string) => formatted(addWorkingTime(moment(from), 0, OFFICE_HOURS))
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

function formatted(ms: number): string {
  return `${dayOf(ms)} ${timeOfDay(ms)}`
}
