import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { weekdayAndDay } from '../shop/day-words.ts'

/** When a shop that is begun now begins: `Tuesday 24 November, 15:16`. */
export function nowInWords(): string {
  const now = Date.now()
  return `${weekdayAndDay(dayOf(now))}, ${timeOfDay(now)}`
}
