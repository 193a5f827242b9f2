import { addDays, type CalendarDate, isoWeekday } from '../../calendar/calendar.ts'

/** The Monday of a day's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - isoWeekday(date))
}

/** The Mondays of so many weeks, the last of which is that of `today` and has just begun. */
export function mondaysUntil(today: CalendarDate, weeks: number): Array<CalendarDate> {
  const last = mondayOf(today)
  return Array.from({ length: weeks }, (_, place) => addDays(last, (place + 1 - weeks) * 7))
}
