import { addDays, type CalendarDate, dayInMonth } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import type { Address } from './basket.ts'
import { soldOrders } from './figures.ts'
import { type Order, placedOn } from './order.ts'
import { totalsAfterRefunds } from './refunds.ts'
import { EARLIER_PURCHASES, NOMSAS_EARLIER_ORDER } from './seed-history.ts'
import type { ShopState } from './shop-state.ts'

export type Customer = {
  /** The address of the newest order. */
  address: Address
  /** The number of orders, including those before the shop’s first day. */
  orderCount: number
  boughtCents: number
  sentBackCents: number
  /** The number of the oldest stored order, which identifies the customer permanently. */
  firstOrder: number
  /** The stored orders, newest first. */
  orders: ReadonlyArray<Order>
  /** An order before the shop’s first day, which is not stored. */
  earlierOrder: {
    number: number
    day: CalendarDate
    sku: string
    name: string
    detail: string
    cents: number
  } | null
  lastDay: CalendarDate
  firstDay: CalendarDate
  /** The way the customer found the shop, `by the family Hoopoe`; null if unknown. */
  source: string | null
  /** Invoices keep the name for five years after the last order; then only the figures stay. */
  keptUntil: CalendarDate
}

const YEARS_KEPT = 5

/** The customers with stored orders, the most recent buyer first. Each e-mail address is one customer. */
export function customersOf(state: ShopState): ReadonlyArray<Customer> {
  const sold = soldOrders(state)
  const emails = new Set(sold.map(emailOf))
  return [...emails].flatMap((email) => {
    const orders = sold.filter((order) => emailOf(order) === email)
    return customerOf(orders, dayOf(state.beganAt))
  })
}

function customerOf(orders: ReadonlyArray<Order>, shopFirstDay: CalendarDate): Customer | [] {
  const [newestOrder] = orders
  if (!newestOrder) return []
  const earlierPurchases = orders
    .map(({ number }) => EARLIER_PURCHASES[number])
    .find((purchases) => purchases !== undefined)
  const lastDay = placedOn(newestOrder)
  const oldestDay = orders.reduce((day, order) => (placedOn(order) < day ? placedOn(order) : day), lastDay)
  return {
    address: newestOrder.customer,
    firstOrder: Math.min(...orders.map(({ number }) => number)),
    orderCount: orders.length + (earlierPurchases?.orders ?? 0),
    boughtCents: orders.reduce((sum, { totals }) => sum + totals.totalCents, earlierPurchases?.cents ?? 0),
    sentBackCents: orders.reduce((sum, order) => sum + totalsAfterRefunds(order).refundedCents, 0),
    orders,
    earlierOrder: orders.some(({ number }) => number === 1_042) ? nomsasEarlierOrder(shopFirstDay) : null,
    lastDay,
    firstDay: earlierPurchases ? addDays(shopFirstDay, -earlierPurchases.firstDaysBefore) : oldestDay,
    source: earlierPurchases?.source ?? null,
    keptUntil: dayInMonth(lastDay, 12 * YEARS_KEPT, Number(lastDay.slice(8))),
  }
}

function emailOf({ customer: { email } }: Order): string {
  return email.toLowerCase()
}

function nomsasEarlierOrder(firstDay: CalendarDate): NonNullable<Customer['earlierOrder']> {
  const { daysBefore, ...order } = NOMSAS_EARLIER_ORDER
  return { ...order, day: addDays(firstDay, -daysBefore) }
}
