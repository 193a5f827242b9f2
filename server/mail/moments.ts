import { weekdayName } from '../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { dateAndTime } from '../../domain/inbox/words/days.ts'

/** `Monday 11:05`, of one of the next days. @param ms epoch milliseconds */
export function weekdayAndTime(ms: number): string {
  return `${weekdayName(dayOf(ms))} ${timeOfDay(ms)}`
}

/** `Monday 23 November 2026, 11:05` */
export function formatFullTime(ms: number): string {
  return `${weekdayName(dayOf(ms))} ${dateAndTime(ms)}`
}
