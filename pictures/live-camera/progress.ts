import { addDays, type CalendarDate, daysBetween } from '../wording/dates.ts'

export const FIRST: CalendarDate = '2026-01-14'
export const LAST: CalendarDate = '2026-06-17'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
const YEAR_START: CalendarDate = '2026-01-01'
const HALF_YEAR = daysBetween(YEAR_START, monthStart(MONTHS.length))

/** One picture a day, both ends counted. */
export const SNAPSHOTS = daysBetween(FIRST, addDays(LAST, 1))

/** Where a day lies on the line of the half year, in hundredths. */
export function placeOf(date: CalendarDate): number {
  return (100 * daysBetween(YEAR_START, date)) / HALF_YEAR
}

export const MONTH_STARTS = MONTHS.map((name, place) => ({
  name,
  at: placeOf(monthStart(place)),
}))

function monthStart(place: number): CalendarDate {
  return `2026-0${place + 1}-01`
}
