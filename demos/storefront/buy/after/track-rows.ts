import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../../domain/calendar/time-of-day.ts'
import { inWords, pluralised } from '../../../../domain/wording.ts'
import { momentAfter, shortDay } from '../../../shop/day-words.ts'
import { branchesOf, type Order, type OrderState, type OrderStep } from '../../../shop/order.ts'
import { type TrackedState, trackOf } from '../../../shop/order-transitions.ts'
import { stateWord } from '../../../shop/order-words.ts'
import { arrivalOf } from './order-status-text.ts'

/** A row of the list of states: name, past or expected time, and whether it is past. */
type TrackRow = { word: string; note: string; progress: TrackedState['progress'] }

/** The rows of an order's states. Each day is named only at its first step, and today not at all. */
export function trackRows(order: Order, today: CalendarDate): Array<TrackRow> {
  const track = trackOf(order)
  return track.map(({ state, step, progress }, index) => {
    const stepBefore = track[index - 1]?.step
    const note = step
      ? [momentAfter(step.at, stepBefore ? dayOf(stepBefore.at) : today), stepDetail(step, order)]
          .filter(Boolean)
          .join(', ')
      : expectedDay(order, state)
    return { word: stateWord(state), note, progress }
  })
}

function stepDetail({ state }: OrderStep, order: Order): string {
  if (state === 'packing') return branchesOf(order).join(' and ')
  const parcels = order.parcels.length
  return state === 'packed' && parcels > 0 ? `${inWords(parcels)} ${pluralised(parcels, 'parcel')}` : ''
}

function expectedDay(order: Order, state: OrderState): string {
  const isArrival = state === (order.deliveryMethod.kind === 'door' ? 'delivered' : 'ready to collect')
  const arrivalDay = arrivalOf(order)
  return isArrival && arrivalDay ? shortDay(arrivalDay) : ''
}
