/** A day without a time, written YYYY-MM-DD. */
export type CalendarDate = string

const DAY_MS = 86_400_000

/** `Monday` */
export const weekdayName = formatter({ weekday: 'long' })
/** `Mon` */
export const shortWeekday = formatter({ weekday: 'short' })
/** `1 March 2027` */
export const formatDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
/** `March 2027` */
export const formatMonth = formatter({ month: 'long', year: 'numeric' })
/** `1 March` */
export const dayAndMonth = formatter({ day: 'numeric', month: 'long' })

/** The number in the month, 1 to 31. */
export function dayOf(date: CalendarDate): number {
  return midnight(date).getUTCDate()
}

/** The date a number of days later; earlier if it is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(midnight(date).getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from one date to a later one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (midnight(to).getTime() - midnight(from).getTime()) / DAY_MS
}

function formatter(options: Intl.DateTimeFormatOptions): (date: CalendarDate) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date) => format.format(midnight(date))
}

function midnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`)
}
