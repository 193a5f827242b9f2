import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../../domain/calendar/time-of-day.ts'
import { capitalised, inWords, pluralised } from '../../../../domain/wording/counting-words.ts'
import type { Way } from '../../../domain/basket.ts'
import type { Order, OrderState, OrderStep } from '../../../domain/order.ts'
import { momentAfter, shortDay } from './day-words.ts'

/** One row of the list of states: what it is called, when it was or will be, and whether it lies behind. */
export type TrackStep = { word: string; note: string; place: 'done' | 'now' | 'ahead' }

type Days = {
  today: CalendarDate
  /** When it should be with the customer. */
  arrives: CalendarDate
}

/** The six states of an order on its way; of one that was cancelled or came back, what it went through. */
export function trackSteps(order: Order, { today, arrives }: Days): Array<TrackStep> {
  const past = pastSteps(order, today)
  const road = roadOf(order.way)
  const ahead = hasEnded(order) ? [] : road.slice(road.indexOf(stateOf(order)) + 1)
  return [...past, ...ahead.map((state) => comingStep(state, order.way, arrives))]
}

/** The state that an order is in. */
export function stateOf(order: Order): OrderState {
  return order.steps.at(-1)?.state ?? 'placed'
}

/** `With courier`, as the store says a state. */
export function stateWord(state: OrderState, way: Way): string {
  return state === 'delivered' && way.kind !== 'door' ? 'Collected' : capitalised(state)
}

function hasEnded(order: Order): boolean {
  return ['cancelled', 'returned', 'delivered'].includes(stateOf(order))
}

function roadOf(way: Way): ReadonlyArray<OrderState> {
  const leaving: OrderState = way.kind === 'door' ? 'with courier' : 'ready to collect'
  return ['placed', 'paid', 'packing', 'packed', leaving, 'delivered']
}

/** A day is named once, where it begins; today's is not named at all. */
function pastSteps(order: Order, today: CalendarDate): Array<TrackStep> {
  return order.steps.map((step, index, all) => {
    const before = all[index - 1]
    const when = momentAfter(step.at, before ? dayOf(before.at) : today)
    return {
      word: stateWord(step.state, order.way),
      note: [when, where(step, order)].filter(Boolean).join(', '),
      place: index === all.length - 1 ? 'now' : 'done',
    }
  })
}

function where({ state }: OrderStep, order: Order): string {
  if (state === 'packing') return branchesOf(order).join(' and ')
  const parcels = order.parcels.length
  return state === 'packed' && parcels > 0 ? `${inWords(parcels)} ${pluralised(parcels, 'parcel')}` : ''
}

function comingStep(state: OrderState, way: Way, arrives: CalendarDate): TrackStep {
  const isArrival = state === (way.kind === 'door' ? 'delivered' : 'ready to collect')
  return { word: stateWord(state, way), note: isArrival ? shortDay(arrives) : '', place: 'ahead' }
}

/** The branches that send pieces of an order, in the order of its lines. */
export function branchesOf(order: Order): ReadonlyArray<string> {
  return [...new Set(order.lines.flatMap(({ from }) => Object.keys(from)))]
}
