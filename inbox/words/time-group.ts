import { formatDate, formatMonth } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'

/** The heading over rows of a time that is past: `Today`, `This month`, `October 2026`. @param ms epoch milliseconds */
export function pastGroup(ms: number, now: number): string {
  if (dayOf(ms) === dayOf(now)) return 'Today'
  return dayOf(ms).slice(0, 7) === dayOf(now).slice(0, 7) ? 'This month' : formatMonth(dayOf(ms))
}

/** `20 November 2026` */
export function longDay(ms: number): string {
  return formatDate(dayOf(ms))
}
