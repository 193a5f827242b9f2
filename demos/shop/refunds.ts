import { addDays } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { dividedHalfUp } from '../../domain/money/money.ts'
import type { Order, OrderLine, Return } from './order.ts'
import { stateOf } from './order-transitions.ts'
import { vatIn } from './vat.ts'

/** Calendar days after the day on which it was delivered, the last included. */
export const RETURN_DAYS = 30

/** How many days ago an order was delivered; null: it was not. `Day 2 of 30.` */
export function daysSinceDelivery(order: Order, now: Date): number | null {
  const delivered = order.steps.findLast(({ state }) => state === 'delivered')
  if (!delivered) return null
  const today = dayOf(now.getTime())
  let days = 0
  for (let day = dayOf(delivered.at); day < today && days <= RETURN_DAYS; day = addDays(day, 1)) days += 1
  return days
}

/** Whether something of it may still be sent back. */
export function isReturnable(order: Order, now: Date): boolean {
  const days = stateOf(order) === 'delivered' ? daysSinceDelivery(order, now) : null
  return (
    days !== null && days <= RETURN_DAYS && order.lines.some((line) => returnableQuantity(order, line) > 0)
  )
}

/** Pieces of a line that the customer has and did not yet ask to send back. */
export function returnableQuantity({ returns }: Order, { sku, quantity }: OrderLine): number {
  const requestedCount = returns
    .filter(isOpenOrDone)
    .reduce((sum, request) => sum + (request.quantities[sku] ?? 0), 0)
  return quantity - requestedCount
}

/** Those that were not refused. */
function isOpenOrDone({ answer }: Return): boolean {
  return answer?.accepted ?? true
}

/** Of pieces that come back: their price less what a voucher took off them, and delivery once nothing stays. */
export type Refund = {
  goodsCents: number
  deliveryCents: number
  totalCents: number
  vatCents: number
  /** Everything comes back: delivery is paid back, too, where it cost something. */
  isWhole: boolean
}

/**
 * What goes back for pieces by sku. All refunds of an order add up to what was paid, however it comes back.
 *
 * @param quantities no more of each than {@link returnableQuantity}
 */
export function refundOf(order: Order, quantities: Readonly<Record<string, number>>): Refund {
  const goodsCents = order.lines.reduce((sum, line) => {
    const returnedBefore = line.quantity - returnableQuantity(order, line)
    return (
      sum + paidCents(line, returnedBefore + (quantities[line.sku] ?? 0)) - paidCents(line, returnedBefore)
    )
  }, 0)
  const isWhole = order.lines.every((line) => returnableQuantity(order, line) === (quantities[line.sku] ?? 0))
  const deliveryCents = isWhole ? order.totals.deliveryCents : 0
  const totalCents = goodsCents + deliveryCents
  return { goodsCents, deliveryCents, totalCents, vatCents: vatIn(totalCents), isWhole }
}

/** What the first so many pieces of a line were paid with, in cents: their price less what a voucher took off them. */
export function paidCents({ quantity, priceCents, discountCents }: OrderLine, count: number): number {
  return priceCents * count - dividedHalfUp(discountCents * count, quantity)
}

/** Of an order after everything that went back so far; all of it of one that was cancelled. */
export function leftOf(order: Order): { refundedCents: number; totalCents: number; vatCents: number } {
  const returnedCents = order.returns.reduce(
    (sum, { receivedAt, refundCents }) => sum + (receivedAt === null ? 0 : refundCents),
    0,
  )
  const refundedCents = stateOf(order) === 'cancelled' ? order.totals.totalCents : returnedCents
  const totalCents = order.totals.totalCents - refundedCents
  return { refundedCents, totalCents, vatCents: vatIn(totalCents) }
}
