import { weekdayName } from '../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { counted } from '../../../domain/wording.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import { arrivalDay } from '../../shop/delivery-days.ts'
import { firstName } from '../../shop/first-name.ts'
import type { Order, OrderState } from '../../shop/order.ts'
import { placedAt } from '../../shop/order-origin.ts'
import { branchWords, goalWords, parcelsWords } from './order-nouns.ts'

/** The line below the heading: where the order is, in one sentence. */
export function orderSentence(order: Order): string {
  const last = order.steps.at(-1)
  if (!last) return ''
  const first = firstName(last.by)
  const moment = `${weekdayAndDay(dayOf(last.at))}, ${timeOfDay(last.at)}`
  const sentences: Record<OrderState, () => string> = {
    placed: () => placedSentence(order),
    paid: () => placedSentence(order),
    packing: () => `${first} began at ${timeOfDay(last.at)}`,
    packed: () => `Packed by ${first} at ${timeOfDay(last.at)}${parcelsWords(order)}`,
    'with courier': () => `Left ${branchWords(order)} ${moment}`,
    'ready to collect': () => `Ready ${goalWords(order)} since ${moment}`,
    delivered: () => `Delivered ${moment}`,
    cancelled: () => `Cancelled ${moment}, by ${last.by}`,
    returned: () => `All of it came back ${moment}`,
  }
  return sentences[last.state]()
}

function placedSentence(order: Order): string {
  const at = placedAt(order)
  const day = arrivalDay(order.deliveryMethod, order.customer.postcode, dayOf(at))
  const until = day ? ` by ${weekdayName(day)}` : ''
  const parts = [
    `${weekdayAndDay(dayOf(at))}, ${timeOfDay(at)}`,
    counted(order.totals.quantity, 'piece'),
    `${goalWords(order)}${until}`,
  ]
  return parts.join(' · ')
}
