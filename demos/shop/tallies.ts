import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import type { Order } from './order.ts'

/** The orders placed on a day, the newest first. */
export function ordersOf(orders: ReadonlyArray<Order>, day: CalendarDate): ReadonlyArray<Order> {
  return orders.filter((order) => placedOn(order) === day)
}

export function placedOn(order: Order): CalendarDate {
  return dayOf(order.steps[0]?.at ?? 0)
}
