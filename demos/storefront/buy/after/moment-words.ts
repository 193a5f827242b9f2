import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../../domain/calendar/time-of-day.ts'
import { shortDay } from '../../../shop/day-words.ts'

/** `Tue 24 Nov, 15:15` @param at epoch milliseconds */
export function shortMoment(at: number): string {
  return `${shortDay(dayOf(at))}, ${timeOfDay(at)}`
}

/** `15:31` on a day that was just named, else `Wed 25 Nov, 09:40`. */
export function momentAfter(at: number, named: CalendarDate): string {
  return dayOf(at) === named ? timeOfDay(at) : shortMoment(at)
}
