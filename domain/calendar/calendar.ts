/** A day without a time or a zone, written YYYY-MM-DD; two of them compare as strings. */
export type CalendarDate = string

const DAY_MS = 86_400_000
// South Africa is UTC+2 and has no daylight saving (docs/domain.md 2.2), so no time zone database is needed.
export const JOHANNESBURG_OFFSET_MS = 2 * 60 * 60 * 1000
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Whether a text is a date that exists, written like 2027-03-01. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // `2027-02-30` parses as 2 March, so a date exists only if it is formatted back unchanged.
  return !Number.isNaN(time) && toCalendarDate(time) === text
}

/** The date in South Africa at an instant. */
export function todayInJohannesburg(now: Date): CalendarDate {
  return toCalendarDate(now.getTime() + JOHANNESBURG_OFFSET_MS)
}

/**
 * `1 March 2027`
 * @throws {RangeError} if there is no such date; so do all functions below
 */
export function formatDate(date: CalendarDate): string {
  return `${midnight(date).getUTCDate()} ${formatMonth(date)}`
}

/** `January 2027` */
export function formatMonth(date: CalendarDate): string {
  return `${monthName(date)} ${date.slice(0, 4)}`
}

/** `Monday` */
export function weekdayName(date: CalendarDate): string {
  return WEEKDAYS[isoWeekday(date) - 1] ?? ''
}

/** 1 for Monday to 7 for Sunday, as in ISO 8601. */
export function isoWeekday(date: CalendarDate): number {
  return midnight(date).getUTCDay() || 7
}

/** The Monday of a date's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - isoWeekday(date))
}

/** The date a number of days later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return toCalendarDate(midnight(date).getTime() + days * DAY_MS)
}

/** All dates of a range, including both ends; empty if `until` is before `from`. */
export function datesBetween(from: CalendarDate, until: CalendarDate): Array<CalendarDate> {
  const days: Array<CalendarDate> = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/** The number of the last day of the date's month, 28 to 31. */
export function lastDayOfMonth(date: CalendarDate): number {
  const anchor = midnight(date)
  anchor.setUTCMonth(anchor.getUTCMonth() + 1, 0)
  return anchor.getUTCDate()
}

/**
 * A day in the month that is a number of months after that of `date`; the day of `date` does not matter.
 *
 * @param day 1 to 31, or 'last'; a day that the month does not have becomes its last day
 */
export function dayInMonth(date: CalendarDate, monthsLater: number, day: number | 'last'): CalendarDate {
  const first = midnight(date)
  first.setUTCMonth(first.getUTCMonth() + monthsLater, 1)
  const firstOfMonth = toCalendarDate(first.getTime())
  const lastDay = lastDayOfMonth(firstOfMonth)
  return addDays(firstOfMonth, (day === 'last' ? lastDay : Math.min(day, lastDay)) - 1)
}

function monthName(date: CalendarDate): string {
  return MONTHS[midnight(date).getUTCMonth()] ?? ''
}

function midnight(date: CalendarDate): Date {
  if (!isCalendarDate(date)) throw new RangeError(`No such calendar date: ${date}`)
  return new Date(`${date}T00:00:00Z`)
}

function toCalendarDate(timeMs: number): CalendarDate {
  return new Date(timeMs).toISOString().slice(0, 10)
}
