import { type CalendarDate, isCalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import type { Branch } from '../../catalogue/product.ts'
import type { DeliveryMethod } from '../../shop/basket.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import { branchesOf, type Order, type OrderState, placedAt } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import type { ShopState } from '../../shop/shop-state.ts'

/** The day of an order. The orders of a new shop belong to its first day, even near midnight. */
export function dayOfOrder(order: Order, { beganAt }: Pick<ShopState, 'beganAt'>): CalendarDate {
  return dayOf(order.paymentAttemptId === null ? beganAt : placedAt(order))
}

/** The paid orders of a day, newest first. */
export function ordersOfDay(
  state: Pick<ShopState, 'orders' | 'beganAt'>,
  day: CalendarDate,
): ReadonlyArray<Order> {
  return state.orders
    .filter((order) => stateOf(order) !== 'placed' && dayOfOrder(order, state) === day)
    .sort((a, b) => b.number - a.number)
}

/** The last day before `day` that has an order; null if none has. */
export function lastDayWithOrders(
  state: Pick<ShopState, 'orders' | 'beganAt'>,
  day: CalendarDate,
): CalendarDate | null {
  const days = state.orders.map((order) => dayOfOrder(order, state)).filter((orderDay) => orderDay < day)
  return days.sort().at(-1) ?? null
}

/** The day in an address, `?day=2026-11-24`; today without a valid one. */
export function requestedDay(search: string, today: CalendarDate): CalendarDate {
  const text = new URLSearchParams(search).get('day') ?? ''
  return isCalendarDate(text) ? text : today
}

/** `Orders today`, `Orders of Tuesday 24 November` */
export function ordersTitle(day: CalendarDate, today: CalendarDate): string {
  return day === today ? 'Orders today' : `Orders of ${weekdayAndDay(day)}`
}

export type OrderFilter = {
  words: string
  branch: Branch | 'all'
  deliveryMethod: DeliveryMethod['kind'] | 'all'
}

export const NO_FILTER: OrderFilter = { words: '', branch: 'all', deliveryMethod: 'all' }

/** The orders that match a filter. `words` is part of the number, name or place. */
export function filteredOrders(
  orders: ReadonlyArray<Order>,
  { words, branch, deliveryMethod }: OrderFilter,
): ReadonlyArray<Order> {
  const searchText = words.trim().toLowerCase()
  return orders.filter(
    (order) =>
      (branch === 'all' || branchesOf(order).includes(branch)) &&
      (deliveryMethod === 'all' || order.deliveryMethod.kind === deliveryMethod) &&
      `${order.number} ${order.customer.name} ${order.customer.suburb}`.toLowerCase().includes(searchText),
  )
}

export function ordersInState(orders: ReadonlyArray<Order>, state: OrderState): ReadonlyArray<Order> {
  return orders.filter((order) => stateOf(order) === state)
}
