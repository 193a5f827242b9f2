import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { shortDay, shortWeekday } from '../../shop/day-words.ts'
import { arrivalDay } from '../../shop/delivery-days.ts'
import { type Order, placedAt } from '../../shop/order.ts'
import { type TrackedState, trackOf } from '../../shop/order-transitions.ts'
import { stateWord } from '../../shop/order-words.ts'

export type TrackEntry = {
  word: string
  /** The time, `15:15`, or `Wed 09:40` on another day than the order’s. For the last future step `by Thu 26 Nov`; else empty. */
  when: string
  /** Empty for a future step. */
  by: string
  progress: TrackedState['progress']
}

/** The states of an order, each with its time and author. */
export function trackEntries(order: Order): ReadonlyArray<TrackEntry> {
  return trackOf(order).map(({ state, step, progress }) => {
    const expected = state === 'delivered' ? expectedDayWords(order) : ''
    const when = step ? timeWords(step.at, dayOf(placedAt(order))) : expected
    return { word: stateWord(state), when, by: step?.by ?? '', progress }
  })
}

/** `15:31`, on another day `Wed 09:40`. */
export function timeWords(time: number, day: CalendarDate): string {
  const stepDay = dayOf(time)
  return stepDay === day ? timeOfDay(time) : `${shortWeekday(stepDay)} ${timeOfDay(time)}`
}

/** `by Thu 26 Nov`; empty if the day is not known. */
function expectedDayWords(order: Order): string {
  const day = arrivalDay(order.deliveryMethod, order.customer.postcode, dayOf(placedAt(order)))
  return day ? `by ${shortDay(day)}` : ''
}
