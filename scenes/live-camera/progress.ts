import { addDays, type CalendarDate, dayInMonth } from '../../domain/calendar/calendar.ts'

export const FIRST: CalendarDate = '2026-01-14'
export const LAST: CalendarDate = '2026-06-17'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
const YEAR_START: CalendarDate = '2026-01-01'
const HALF_YEAR = daysFrom(YEAR_START, dayInMonth(YEAR_START, MONTHS.length, 1))

/** One picture a day, both ends counted. */
export const SNAPSHOTS = daysFrom(FIRST, addDays(LAST, 1))

/** Where a day lies on the line of the half year, in hundredths. */
export function placeOf(date: CalendarDate): number {
  return (100 * daysFrom(YEAR_START, date)) / HALF_YEAR
}

export const MONTH_STARTS = MONTHS.map((name, place) => ({
  name,
  at: placeOf(dayInMonth(YEAR_START, place, 1)),
}))

function daysFrom(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
}
