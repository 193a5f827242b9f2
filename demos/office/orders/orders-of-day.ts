import { type CalendarDate, isCalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import type { Branch } from '../../catalogue/product.ts'
import type { DeliveryMethod } from '../../shop/basket.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import { branchesOf, type Order, type OrderState, placedAt } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import type { ShopState } from '../../shop/shop-state.ts'

/** The day of an order. The orders of a new shop count for its first day, even near midnight. */
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

/** The last day before `day` with an order; null without one. */
export function dayBefore(
  state: Pick<ShopState, 'orders' | 'beganAt'>,
  day: CalendarDate,
): CalendarDate | null {
  const days = state.orders.map((order) => dayOfOrder(order, state)).filter((each) => each < day)
  return days.sort().at(-1) ?? null
}

/** The day in an address, `?day=2026-11-24`; today without a valid one. */
export function dayAsked(search: string, today: CalendarDate): CalendarDate {
  const requestedDay = new URLSearchParams(search).get('day') ?? ''
  return isCalendarDate(requestedDay) ? requestedDay : today
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

export const EVERYTHING: OrderFilter = { words: '', branch: 'all', deliveryMethod: 'all' }

/** The filter of a list: by number, name or place, by sending branch, and by delivery method. */
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

export function inState(orders: ReadonlyArray<Order>, state: OrderState): ReadonlyArray<Order> {
  return orders.filter((order) => stateOf(order) === state)
}
