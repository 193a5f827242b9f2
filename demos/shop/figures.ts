import {
  addDays,
  type CalendarDate,
  datesBetween,
  formatDate,
  formatMonth,
} from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { dividedHalfUp } from '../../domain/money/money.ts'
import { type Order, ordersPlacedOn, placedOn } from './order.ts'
import { stateOf } from './order-transitions.ts'
import {
  ABANDONED_BASKETS,
  EARLIER_DAY_CENTS,
  EARLIER_ORDERS,
  EARLIER_REFUND,
  OTHER_BUYERS,
} from './seed-history.ts'
import type { ShopState } from './shop-state.ts'
import { vatIn } from './vat.ts'

const EARLIER_ORDER_COUNT = EARLIER_ORDERS.door + EARLIER_ORDERS.locker + EARLIER_ORDERS.collect

/** At most two years, so that a wrong clock cannot make the chart endless. */
const MAX_DAYS = 730

/** The period of the statistics: from the first known day before the shop's own first day until today, at most `MAX_DAYS`. */
export type Period = {
  from: CalendarDate
  until: CalendarDate
  days: ReadonlyArray<CalendarDate>
  /** `November so far` if it is the month up to today, else `The last 24 days`. */
  words: string
}

export function periodOf({ beganAt }: Pick<ShopState, 'beganAt'>, now: Date): Period {
  const firstDay = dayOf(beganAt)
  const today = dayOf(now.getTime())
  const lastDay = today > firstDay ? today : firstDay
  const firstKnownDay = addDays(firstDay, -EARLIER_DAY_CENTS.length)
  const earliest = addDays(lastDay, 1 - MAX_DAYS)
  const from = firstKnownDay > earliest ? firstKnownDay : earliest
  const days = datesBetween(from, lastDay)
  const isOneMonth = from.endsWith('-01') && from.slice(0, 7) === lastDay.slice(0, 7)
  const month = formatMonth(lastDay).slice(0, -' 2026'.length)
  return {
    from,
    until: lastDay,
    days,
    words: isOneMonth ? `${month} so far` : `The last ${days.length} days`,
  }
}

export type DaySales = { day: CalendarDate; cents: number; vatCents: number }

/** The sales of each day of the period, oldest first, without cancelled orders. */
export function salesByDay(state: ShopState, now: Date): ReadonlyArray<DaySales> {
  const sums = earlierSalesByDay(state)
  for (const order of soldOrders(state)) {
    const day = placedOn(order)
    sums.set(day, (sums.get(day) ?? 0) + order.totals.totalCents)
  }
  return periodOf(state, now).days.map((day) => {
    const cents = sums.get(day) ?? 0
    return { day, cents, vatCents: vatIn(cents) }
  })
}

/** Orders that were paid and not cancelled. */
export function soldOrders({ orders }: Pick<ShopState, 'orders'>): ReadonlyArray<Order> {
  return orders.filter((order) => stateOf(order) !== 'cancelled')
}

export type Figures = {
  salesCents: number
  orders: number
  /** Per order, rounded half up. */
  averageCents: number
  todayCents: number
  todayOrders: number
  refundedCents: number
  refunds: ReadonlyArray<{ order: number; what: string; cents: number; day: CalendarDate }>
  /** Sales less refunds, and the VAT in them. */
  netCents: number
  netVatCents: number
  buyers: number
}

/** The figures of the period. */
export function figuresOf(state: ShopState, now: Date): Figures {
  const { from, until: lastDay } = periodOf(state, now)
  const ordersSold = soldOrders(state).filter(
    (order) => placedOn(order) >= from && placedOn(order) <= lastDay,
  )
  const salesCents = salesByDay(state, now).reduce((sum, { cents }) => sum + cents, 0)
  const orders = (from < dayOf(state.beganAt) ? EARLIER_ORDER_COUNT : 0) + ordersSold.length
  const today = ordersPlacedOn(ordersSold, dayOf(now.getTime()))
  const refunds = refundsOf(state).filter(({ day }) => day >= from)
  const refundedCents = refunds.reduce((sum, { cents }) => sum + cents, 0)
  return {
    salesCents,
    orders,
    averageCents: orders === 0 ? 0 : dividedHalfUp(salesCents, orders),
    todayCents: sumOf(today),
    todayOrders: today.length,
    refundedCents,
    refunds,
    netCents: salesCents - refundedCents,
    // A refund may be for a sale before the period.
    netVatCents: vatIn(Math.max(0, salesCents - refundedCents)),
    buyers: OTHER_BUYERS + new Set(ordersSold.map(({ customer }) => customer.email.toLowerCase())).size,
  }
}

/** Started checkouts: paid or abandoned. */
export function checkoutFigures(state: ShopState) {
  const abandoned = ABANDONED_BASKETS.reduce((sum, { baskets }) => sum + baskets, 0)
  const paid = EARLIER_ORDER_COUNT + soldOrders(state).length
  const started = paid + abandoned
  return {
    started,
    paid,
    abandoned,
    abandonedPercent: dividedHalfUp(abandoned * 100, started),
    abandonedByStep: ABANDONED_BASKETS,
  }
}

/** `1 to 24 November 2026`, for the heading of a chart. */
export function periodDates({ from, until: lastDay }: Period): string {
  const isOneMonth = from.slice(0, 7) === lastDay.slice(0, 7)
  return `${isOneMonth ? Number(from.slice(8)) : formatDate(from)} to ${formatDate(lastDay)}`
}

function refundsOf(state: ShopState): Figures['refunds'] {
  const received = soldOrders(state).flatMap((order) =>
    order.returns.flatMap(({ receivedAt, refundCents, quantities }) =>
      receivedAt === null
        ? []
        : [
            {
              order: order.number,
              what: returnedNames(order, quantities),
              cents: refundCents,
              day: dayOf(receivedAt),
            },
          ],
    ),
  )
  const { daysBefore, ...earlier } = EARLIER_REFUND
  return [{ ...earlier, day: addDays(dayOf(state.beganAt), -daysBefore) }, ...received]
}

function returnedNames({ lines }: Order, quantities: Readonly<Record<string, number>>): string {
  return lines.flatMap(({ sku, name }) => ((quantities[sku] ?? 0) > 0 ? name : [])).join(', ')
}

/** Sales before the first day of the shop. */
function earlierSalesByDay({ beganAt }: ShopState): Map<CalendarDate, number> {
  const firstDay = dayOf(beganAt)
  return new Map(
    EARLIER_DAY_CENTS.map((cents, index) => [addDays(firstDay, index - EARLIER_DAY_CENTS.length), cents]),
  )
}

function sumOf(orders: ReadonlyArray<Order>): number {
  return orders.reduce((sum, { totals }) => sum + totals.totalCents, 0)
}
