import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { isPublicHoliday, publicHolidayName } from './public-holidays.ts'

const YEAR_2026 = [
  '01-01',
  '03-21',
  '04-03',
  '04-06',
  '04-27',
  '05-01',
  '06-16',
  '08-09',
  '08-10',
  '09-24',
  '12-16',
  '12-25',
  '12-26',
]

test('2026 has its twelve holidays, and the Monday after Women’s Day on a Sunday', () => {
  expect(holidaysOf(2026)).toEqual(YEAR_2026)
})

test.each([
  [2000, '04-21', '04-24'],
  [2024, '03-29', '04-01'],
  [2025, '04-18', '04-21'],
  [2027, '03-26', '03-29'],
  [2029, '03-30', '04-02'],
  [2038, '04-23', '04-26'],
  [2285, '03-20', '03-23'],
])('Easter of %i: Good Friday on %s, Family Day on %s', (year, goodFriday, familyDay) => {
  expect(holidaysOf(year)).toEqual(expect.arrayContaining([goodFriday, familyDay]))
})

test('Christmas on a Sunday adds no day, because its Monday is the Day of Goodwill already', () => {
  expect(holidaysOf(2033).slice(-3)).toEqual(['12-16', '12-25', '12-26'])
  expect(isPublicHoliday('2033-12-27')).toBe(false)
})

test('a holiday on a Saturday is not moved', () => {
  expect(isPublicHoliday('2026-12-26')).toBe(true) // a Saturday
  expect(isPublicHoliday('2026-12-28')).toBe(false)
})

test.each([
  ['2026-12-16', 'Day of Reconciliation'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Family Day'],
  ['2026-08-10', 'National Women’s Day, observed'],
  ['2033-12-26', 'Day of Goodwill'],
  ['2026-12-17', null],
])('%s is %s', (date, name) => {
  expect(publicHolidayName(date)).toBe(name)
})

/** Month and day of each public holiday of a year, in order. */
function holidaysOf(year: number): Array<string> {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index))
  return days.filter((day) => day.startsWith(`${year}-`) && isPublicHoliday(day)).map((day) => day.slice(5))
}
