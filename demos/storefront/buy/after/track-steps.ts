import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../../domain/calendar/time-of-day.ts'
import { inWords, pluralised } from '../../../../domain/wording.ts'
import { momentAfter, shortDay } from '../../../shop/day-words.ts'
import { branchesOf, type Order, type OrderState, type OrderStep } from '../../../shop/order.ts'
import { pathOf, stateOf, stepAt } from '../../../shop/order-transitions.ts'
import { stateWord } from '../../../shop/order-words.ts'
import { arrivalOf } from './order-status-text.ts'

/** A row of the list of states: name, past or expected time, and whether it is past. */
export type TrackStep = { word: string; note: string; progress: 'done' | 'now' | 'ahead' }

/** All states of an order; for a cancelled or returned one, only those that it passed. */
export function trackSteps(order: Order, today: CalendarDate): Array<TrackStep> {
  const path = pathOf(order.deliveryMethod.kind)
  const reachedSteps = [...path, stateOf(order)].flatMap((state) => stepAt(order, state) ?? [])
  const passedSteps = [...new Set(reachedSteps)]
  const ahead = isOver(order) ? [] : path.slice(passedSteps.length)
  return [...pastSteps(order, passedSteps, today), ...ahead.map((state) => futureStep(order, state))]
}

/** Whether an order was cancelled or returned, so that no state follows. */
function isOver(order: Order): boolean {
  return !pathOf(order.deliveryMethod.kind).includes(stateOf(order))
}

/** Each day is named only at its first step, and today not at all. */
function pastSteps(order: Order, steps: ReadonlyArray<OrderStep>, today: CalendarDate): Array<TrackStep> {
  return steps.map((step, index) => {
    const stepBefore = steps[index - 1]
    const timeInWords = momentAfter(step.at, stepBefore ? dayOf(stepBefore.at) : today)
    return {
      word: stateWord(step.state),
      note: [timeInWords, stepDetail(step, order)].filter(Boolean).join(', '),
      progress: index === steps.length - 1 ? 'now' : 'done',
    }
  })
}

function stepDetail({ state }: OrderStep, order: Order): string {
  if (state === 'packing') return branchesOf(order).join(' and ')
  const parcels = order.parcels.length
  return state === 'packed' && parcels > 0 ? `${inWords(parcels)} ${pluralised(parcels, 'parcel')}` : ''
}

function futureStep(order: Order, state: OrderState): TrackStep {
  const isArrival = state === (order.deliveryMethod.kind === 'door' ? 'delivered' : 'ready to collect')
  const arrivalDay = arrivalOf(order)
  return {
    word: stateWord(state),
    note: isArrival && arrivalDay ? shortDay(arrivalDay) : '',
    progress: 'ahead',
  }
}
