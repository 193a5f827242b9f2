import { formatDate } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'

/** `20 November 2026` */
export function longDay(ms: number): string {
  return formatDate(dayOf(ms))
}
