import { addDays } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { dividedHalfUp } from '../../domain/money/money.ts'
import type { Order, OrderLine, Return } from './order.ts'
import { stateOf } from './order-transitions.ts'
import { vatIn } from './vat.ts'

/** The return period in calendar days after delivery, including the last day. */
export const RETURN_DAYS = 30

/** The days since an order's delivery, at most one more than {@link RETURN_DAYS}; null if it was not delivered. */
export function daysSinceDelivery(order: Order, now: Date): number | null {
  const delivered = order.steps.findLast(({ state }) => state === 'delivered')
  if (!delivered) return null
  const today = dayOf(now.getTime())
  let days = 0
  for (let day = dayOf(delivered.at); day < today && days <= RETURN_DAYS; day = addDays(day, 1)) days += 1
  return days
}

/** Whether pieces of an order may still be sent back. */
export function isReturnable(order: Order, now: Date): boolean {
  const days = stateOf(order) === 'delivered' ? daysSinceDelivery(order, now) : null
  return (
    days !== null && days <= RETURN_DAYS && order.lines.some((line) => returnableQuantity(order, line) > 0)
  )
}

/** Pieces of a line that are in no return; refused returns do not count. */
export function returnableQuantity({ returns }: Order, { sku, quantity }: OrderLine): number {
  const requestedCount = returns
    .filter(isNotRefused)
    .reduce((sum, request) => sum + (request.quantities[sku] ?? 0), 0)
  return quantity - requestedCount
}

function isNotRefused({ answer }: Return): boolean {
  return answer?.accepted ?? true
}

/** The refund of returned pieces: their price less the voucher's discount, and the delivery fee if everything comes back. */
export type Refund = {
  goodsCents: number
  deliveryCents: number
  totalCents: number
  vatCents: number
  /** Whether everything comes back, so that the delivery fee is refunded too. */
  isWhole: boolean
}

/**
 * The refund for pieces by sku. The refunds of all pieces of an order add up to its total, in any order of returns.
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

/** The price paid for the first pieces of a line, in cents, less the voucher's discount. */
export function paidCents({ quantity, priceCents, discountCents }: OrderLine, count: number): number {
  return priceCents * count - dividedHalfUp(discountCents * count, quantity)
}

/** The remaining totals of an order after its refunds; nothing remains of a cancelled one. */
export function totalsAfterRefunds(order: Order): {
  refundedCents: number
  totalCents: number
  vatCents: number
} {
  const returnedCents = order.returns.reduce(
    (sum, { receivedAt, refundCents }) => sum + (receivedAt === null ? 0 : refundCents),
    0,
  )
  const refundedCents = stateOf(order) === 'cancelled' ? order.totals.totalCents : returnedCents
  const totalCents = order.totals.totalCents - refundedCents
  return { refundedCents, totalCents, vatCents: vatIn(totalCents) }
}
