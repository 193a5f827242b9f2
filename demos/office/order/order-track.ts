import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { shortDay, shortWeekday } from '../../shop/day-words.ts'
import { arrivalDay } from '../../shop/delivery-days.ts'
import { type Order, type OrderStep, placedAt } from '../../shop/order.ts'
import { pathOf, stateOf, stepAt } from '../../shop/order-transitions.ts'
import { stateWord } from '../../shop/order-words.ts'

export type TrackStep = {
  word: string
  /** The time, `15:15`, or `Wed 09:40` on another day than the order’s. For the last future step `by Thu 26 Nov`; else empty. */
  when: string
  /** Empty for a future step. */
  by: string
  progress: 'done' | 'now' | 'ahead'
}

/** The states from placed to delivered; a cancelled or returned order ends with that state. */
export function trackOf(order: Order): ReadonlyArray<TrackStep> {
  const currentState = stateOf(order)
  if (currentState === 'cancelled' || currentState === 'returned')
    return order.steps.map((step, index) => takenStep(order, step, index))
  const path = pathOf(order.deliveryMethod.kind)
  const currentIndex = path.indexOf(currentState)
  return path.map((state, index) => {
    const step = stepAt(order, state)
    return {
      word: stateWord(state),
      when: step
        ? timeWords(step.at, dayOf(placedAt(order)))
        : state === 'delivered'
          ? expectedDayWords(order)
          : '',
      by: step?.by ?? '',
      progress: index < currentIndex ? 'done' : index === currentIndex ? 'now' : 'ahead',
    }
  })
}

function takenStep(order: Order, step: OrderStep, index: number): TrackStep {
  return {
    word: stateWord(step.state),
    when: timeWords(step.at, dayOf(placedAt(order))),
    by: step.by,
    progress: index === order.steps.length - 1 ? 'now' : 'done',
  }
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
