import { type CalendarDate, formatDate } from '../../domain/calendar/calendar.ts'
import { dividedHalfUp, formatRand } from '../../domain/money/money.ts'
import type { Order } from './order.ts'
import { stateOf } from './order-transitions.ts'
import { goodsTotal, lineTotal, type PricedLine } from './priced-lines.ts'
import { isInScope } from './prices.ts'
import { scopeWords } from './voucher-words.ts'
import type { Voucher } from './vouchers.ts'

/** Normalises a code for storage and comparison: ` spring 10` to `SPRING10`. */
export function voucherCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/**
 * Why a voucher gives no discount on a basket on a day, as a sentence; null if it does.
 *
 * @param orders all orders of this browser; the customer's own are those with a payment attempt
 */
export function voucherError(
  voucher: Voucher,
  lines: ReadonlyArray<PricedLine>,
  orders: ReadonlyArray<Order>,
  day: CalendarDate,
): string | null {
  const { code, from, until, minimumCents } = voucher
  if (from !== null && day < from) return `${code} begins on ${formatDate(from)}.`
  if (until !== null && day > until) return `${code} ended on ${formatDate(until)}.`
  if (voucher.isForFirstOrder && orders.some(isCustomersOwn)) return `${code} is for a first order only.`
  const inScope = lines.filter((line) => isInScope(voucher.scope, line))
  if (inScope.length === 0) return `${code} is for ${scopeWords(voucher.scope)}; there is none in the basket.`
  const eligible = inScope.filter(({ isOnSale }) => !isOnSale)
  if (eligible.length === 0) return `${code} cannot be combined with sale prices.`
  if (goodsTotal(eligible) < minimumCents)
    return `${code} begins at ${formatRand(minimumCents)} of ${scopeWords(voucher.scope)}.`
  return null
}

/** The discount of each line in cents, in their order; the sum is exact, and never more than the goods. */
export function discountsOf(
  voucher: Voucher | null,
  lines: ReadonlyArray<PricedLine>,
): ReadonlyArray<number> {
  if (!voucher) return lines.map(() => 0)
  const eligibleCents = lines.map((line) =>
    isInScope(voucher.scope, line) && !line.isOnSale ? lineTotal(line) : 0,
  )
  const goodsCents = eligibleCents.reduce((sum, cents) => sum + cents, 0)
  return splitByWeights(discountOn(goodsCents, voucher), eligibleCents)
}

/** The vouchers after an order used one (`change` 1) or was cancelled (-1). @param code null for an order without a voucher */
export function withVoucherUses(
  vouchers: ReadonlyArray<Voucher>,
  code: string | null,
  change: 1 | -1,
): ReadonlyArray<Voucher> {
  if (code === null) return vouchers
  return vouchers.map((voucher) =>
    voucher.code === code ? { ...voucher, used: Math.max(0, voucher.used + change) } : voucher,
  )
}

/** The total discount, never more than the goods. */
function discountOn(goodsCents: number, { off }: Voucher): number {
  return off.kind === 'share'
    ? dividedHalfUp(goodsCents * Math.min(off.bps, 10_000), 10_000)
    : Math.min(off.cents, goodsCents)
}

/** Divides a sum by weights so that the parts add up to it, by rounding the running total half up. */
function splitByWeights(sum: number, weights: ReadonlyArray<number>): ReadonlyArray<number> {
  const totalWeight = weights.reduce((total, weight) => total + weight, 0)
  if (totalWeight === 0) return weights.map(() => 0)
  let weightSoFar = 0
  let allottedCents = 0
  return weights.map((weight) => {
    weightSoFar += weight
    const part = partOf(sum, weightSoFar, totalWeight) - allottedCents
    allottedCents += part
    return part
  })
}

/**
 * `sum × weight ÷ totalWeight`, rounded half up. BigInt, because the product of two large sums exceeds what a
 * number holds exactly.
 */
function partOf(sum: number, weight: number, totalWeight: number): number {
  return Number((2n * BigInt(sum) * BigInt(weight) + BigInt(totalWeight)) / (2n * BigInt(totalWeight)))
}

function isCustomersOwn(order: Order): boolean {
  return order.paymentAttemptId !== null && stateOf(order) !== 'cancelled'
}
