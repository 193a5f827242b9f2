import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { ordinal } from '../../../domain/wording.ts'
import type { Order } from '../../shop/order.ts'
import { leftOf } from '../../shop/refunds.ts'

/** `Paid 15:15, card, pretended. 2nd order of this customer.`, and what went back since. */
export function paidWords(order: Order, orders: ReadonlyArray<Order>): string {
  const paid = order.steps.find(({ state }) => state === 'paid')
  const place = orders.filter(
    ({ customer, number }) => customer.email === order.customer.email && number <= order.number,
  ).length
  const left = leftOf(order)
  const parts = [
    paid ? `Paid ${timeOfDay(paid.at)}, card, pretended.` : 'Not paid yet.',
    `${place === 1 ? 'First' : ordinal(place)} order of this customer here.`,
  ]
  if (left.refundedCents > 0)
    parts.push(
      `${formatRand(left.refundedCents)} went back. Left: ${formatRand(left.totalCents)}, VAT in it ${formatRand(left.vatCents)}.`,
    )
  return parts.join(' ')
}
