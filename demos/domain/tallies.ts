import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import type { Order, OrderState } from './order.ts'
import { stateOf } from './order-moves.ts'

/** One tile: the tally of some orders, and the filter that shows them. */
export type Tally = {
  key: 'all' | 'to pack' | 'packing' | 'packed' | 'with courier' | 'delivered'
  states: ReadonlyArray<OrderState>
  count: number
  cents: number
}

/** What waits at the counter or in a locker has left the bench, too, so that it counts with what the courier has. */
const STATES_OF: Readonly<Record<Exclude<Tally['key'], 'all'>, ReadonlyArray<OrderState>>> = {
  'to pack': ['placed', 'paid'],
  packing: ['packing'],
  packed: ['packed'],
  'with courier': ['with courier', 'ready to collect'],
  delivered: ['delivered', 'returned'],
}
const ALL_STATES = Object.values(STATES_OF).flat()

/** All orders but the cancelled, and by where they are: the sums of the later tiles add up to that of the first. */
export function talliesOf(orders: ReadonlyArray<Order>): ReadonlyArray<Tally> {
  const later: ReadonlyArray<Exclude<Tally['key'], 'all'>> = [
    'to pack',
    'packing',
    'packed',
    'with courier',
    'delivered',
  ]
  return [tally(orders, 'all', ALL_STATES), ...later.map((key) => tally(orders, key, STATES_OF[key]))]
}

/** The orders placed on a day, the newest first. */
export function ordersOf(orders: ReadonlyArray<Order>, day: CalendarDate): ReadonlyArray<Order> {
  return orders.filter((order) => placedOn(order) === day)
}

export function placedOn(order: Order): CalendarDate {
  return dayOf(order.steps[0]?.at ?? 0)
}

function tally(orders: ReadonlyArray<Order>, key: Tally['key'], states: Tally['states']): Tally {
  const counted = orders.filter((order) => states.includes(stateOf(order)))
  const cents = counted.reduce((sum, { totals }) => sum + totals.totalCents, 0)
  return { key, states, count: counted.length, cents }
}
