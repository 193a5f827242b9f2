import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { publicHolidayName } from './public-holidays.ts'

test('2026 has its twelve holidays, and the Monday after Women’s Day on a Sunday; Goodwill on a Saturday is not moved', () => {
  expect(holidaysOf(2026)).toEqual([
    '01-01 New Year’s Day',
    '03-21 Human Rights Day',
    '04-03 Good Friday',
    '04-06 Family Day',
    '04-27 Freedom Day',
    '05-01 Workers’ Day',
    '06-16 Youth Day',
    '08-09 National Women’s Day',
    '08-10 National Women’s Day, observed',
    '09-24 Heritage Day',
    '12-16 Day of Reconciliation',
    '12-25 Christmas Day',
    '12-26 Day of Goodwill',
  ])
})

test.each([
  [2000, '04-21', '04-24'],
  [2027, '03-26', '03-29'],
  [2038, '04-23', '04-26'],
  [2285, '03-20', '03-23'],
])('Easter of %i: Good Friday on %s, Family Day on %s', (year, goodFriday, familyDay) => {
  expect(holidaysOf(year)).toEqual(
    expect.arrayContaining([`${goodFriday} Good Friday`, `${familyDay} Family Day`]),
  )
})

test('Christmas on a Sunday adds no day, because its Monday is the Day of Goodwill already', () => {
  expect(holidaysOf(2033).slice(-2)).toEqual(['12-25 Christmas Day', '12-26 Day of Goodwill'])
})

/** Month, day and name of each public holiday of a year, in order. */
function holidaysOf(year: number): Array<string> {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index))
  return days.flatMap((day) => {
    const name = day.startsWith(`${year}-`) ? publicHolidayName(day) : null
    return name === null ? [] : `${day.slice(5)} ${name}`
  })
}
