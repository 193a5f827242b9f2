import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayName } from './calendar.ts'
import { isPublicHoliday } from './public-holidays.ts'
import { addWorkingDays } from './working-days.ts'

const anyDate = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2000-01-01', days))

test.each([
  ['2026-11-20', 1, '2026-11-23'], // Friday to Monday
  ['2026-11-22', 0, '2026-11-22'],
  ['2026-11-23', 7, '2026-12-02'],
  ['2026-11-20', 18, '2026-12-17'], // over the Day of Reconciliation
  ['2027-03-25', 1, '2027-03-30'], // over Good Friday, the weekend and Family Day
])('%s and %i working days is %s', (date, days, end) => {
  expect(addWorkingDays(date, days)).toBe(end)
})

test('a week may have other working days, and a company its own days off', () => {
  expect(addWorkingDays('2026-11-20', 1, { days: [6] })).toBe('2026-11-21')
  expect(addWorkingDays('2026-11-21', 1, { days: [6] })).toBe('2026-11-28')
  expect(addWorkingDays('2026-11-20', 1, { days: [1, 2], extraHolidays: ['2026-11-23'] })).toBe('2026-11-24')
})

test('a negative or fractional number of days, and an invalid date, are refused', () => {
  expect(() => addWorkingDays('2026-11-20', -1)).toThrow(RangeError)
  expect(() => addWorkingDays('2026-11-20', 1.5)).toThrow(RangeError)
  expect(() => addWorkingDays('2026-02-30', 1)).toThrow(RangeError)
})

test('the result is a working day, with the right number of working days after the start', () => {
  const isWorkingDay = (day: string) => !weekdayName(day).startsWith('S') && !isPublicHoliday(day)
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 60 }), (date, days) => {
      const end = addWorkingDays(date, days)
      let counted = 0
      for (let day = addDays(date, 1); day <= end; day = addDays(day, 1)) counted += isWorkingDay(day) ? 1 : 0
      expect([counted, isWorkingDay(end)]).toEqual([days, true])
    }),
    { numRuns: 300 },
  )
})
