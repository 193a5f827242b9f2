import { addDays, type CalendarDate, dayInMonth } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import type { Address } from './basket.ts'
import { soldOrders } from './figures.ts'
import { type Order, placedOn } from './order.ts'
import { leftOf } from './refunds.ts'
import { EARLIER_OF_CUSTOMERS, NOMSAS_FIRST } from './seed-history.ts'
import type { ShopState } from './shop-state.ts'

export type Customer = {
  /** The address of the newest order. */
  address: Address
  /** The number of orders, including those before the first day. */
  orderCount: number
  boughtCents: number
  sentBackCents: number
  /** The number of the oldest stored order, which identifies the customer permanently. */
  firstOrder: number
  /** The stored orders, newest first. */
  orders: ReadonlyArray<Order>
  /** An order before the first day, which is not stored. */
  earlier: {
    number: number
    day: CalendarDate
    sku: string
    name: string
    detail: string
    cents: number
  } | null
  lastDay: CalendarDate
  firstDay: CalendarDate
  /** How they found the shop: `by the family Hoopoe`; null if unknown. */
  cameBy: string | null
  /** The invoice keeps the name five years after the last order; then the name goes and the figures stay. */
  keptUntil: CalendarDate
}

const YEARS_KEPT = 5

/** The customers with stored orders, the most recent buyer first. Each e-mail address is one customer. */
export function customersOf(state: ShopState): ReadonlyArray<Customer> {
  const sold = soldOrders(state)
  const emails = new Set(sold.map(emailOf))
  return [...emails].flatMap((email) => {
    const orders = sold.filter((order) => emailOf(order) === email)
    return customer(orders, dayOf(state.beganAt))
  })
}

function customer(orders: ReadonlyArray<Order>, firstDay: CalendarDate): Customer | [] {
  const [newestOrder] = orders
  if (!newestOrder) return []
  const earlierOrders = orders
    .map(({ number }) => EARLIER_OF_CUSTOMERS[number])
    .find((one) => one !== undefined)
  const lastDay = placedOn(newestOrder)
  const oldest = orders.reduce((day, order) => (placedOn(order) < day ? placedOn(order) : day), lastDay)
  return {
    address: newestOrder.customer,
    firstOrder: Math.min(...orders.map(({ number }) => number)),
    orderCount: orders.length + (earlierOrders?.orders ?? 0),
    boughtCents: orders.reduce((sum, { totals }) => sum + totals.totalCents, earlierOrders?.cents ?? 0),
    sentBackCents: orders.reduce((sum, order) => sum + leftOf(order).refundedCents, 0),
    orders,
    earlier: orders.some(({ number }) => number === 1_042) ? nomsasFirst(firstDay) : null,
    lastDay,
    firstDay: earlierOrders ? addDays(firstDay, -earlierOrders.firstDaysBefore) : oldest,
    cameBy: earlierOrders?.cameBy ?? null,
    keptUntil: dayInMonth(lastDay, 12 * YEARS_KEPT, Number(lastDay.slice(8))),
  }
}

function emailOf({ customer: { email } }: Order): string {
  return email.toLowerCase()
}

function nomsasFirst(firstDay: CalendarDate): NonNullable<Customer['earlier']> {
  const { daysBefore, ...order } = NOMSAS_FIRST
  return { ...order, day: addDays(firstDay, -daysBefore) }
}
