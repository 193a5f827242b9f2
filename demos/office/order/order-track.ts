import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { shortDay, shortWeekday } from '../../shop/day-words.ts'
import { arrivalDay } from '../../shop/delivery-days.ts'
import { type Order, type OrderStep, placedAt } from '../../shop/order.ts'
import { pathOf, stateOf, stepAt } from '../../shop/order-transitions.ts'
import { stateWord } from '../../shop/order-words.ts'

export type TrackStep = {
  word: string
  /** The time of the step: `15:15`, or `Wed 09:40` if not on the order's day; for the last future step `by Thu 26 Nov`; else empty. */
  when: string
  by: string
  is: 'done' | 'now' | 'ahead'
}

/** The states from placed to delivered; a cancelled or returned order ends with that state. */
export function trackOf(order: Order): ReadonlyArray<TrackStep> {
  const state = stateOf(order)
  if (state === 'cancelled' || state === 'returned')
    return order.steps.map((step, index) => madeStep(order, step, index))
  const path = pathOf(order.deliveryMethod.kind)
  const currentIndex = path.indexOf(state)
  return path.map((each, index) => {
    const step = stepAt(order, each)
    return {
      word: stateWord(each),
      when: step
        ? momentWords(step.at, dayOf(placedAt(order)))
        : each === 'delivered'
          ? planWords(order)
          : '',
      by: step?.by ?? '',
      is: index < currentIndex ? 'done' : index === currentIndex ? 'now' : 'ahead',
    }
  })
}

function madeStep(order: Order, step: OrderStep, at: number): TrackStep {
  return {
    word: stateWord(step.state),
    when: momentWords(step.at, dayOf(placedAt(order))),
    by: step.by,
    is: at === order.steps.length - 1 ? 'now' : 'done',
  }
}

/** `15:31`, on another day `Wed 09:40`. */
export function momentWords(at: number, day: CalendarDate): string {
  const stepDay = dayOf(at)
  return stepDay === day ? timeOfDay(at) : `${shortWeekday(stepDay)} ${timeOfDay(at)}`
}

/** `by Thu 26 Nov`; empty where the courier's day is not known. */
function planWords(order: Order): string {
  const day = arrivalDay(order.deliveryMethod, order.customer.postcode, dayOf(placedAt(order)))
  return day ? `by ${shortDay(day)}` : ''
}
