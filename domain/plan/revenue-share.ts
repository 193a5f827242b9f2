import { splitByAmount } from './instalments.ts'

export const MIN_SHARE_BPS = 500
export const MAX_SHARE_BPS = 4_000
/** A century: a slower plan is not realistic, and an endless list would freeze the browser. */
const MAX_EARNING_MONTHS = 1_200

export type RevenueShareTerms = {
  /** The total in cents, VAT included, as in every other plan. */
  totalCents: number
  /** Monthly earnings of the product, in cents. */
  revenueCents: number
  /** The share of them that pays the build, in basis points: {@link MIN_SHARE_BPS} to {@link MAX_SHARE_BPS}, or 0. */
  shareBps: number
}

/**
 * A scenario, never a promise: the number of earning months that pay the total at a steady revenue (docs/domain.md 4.5 rule 8).
 *
 * Null if no instalment falls due: revenue or share is 0, or so small that the total would take over a century.
 *
 * @returns `monthlyCents`, rounded down to the cent, and one instalment for each earning month; the last is the remainder
 * @throws {RangeError} if a number is not whole, the total not above 0, revenue below 0, or the share out of its range
 */
export function payOutOfRevenue(
  terms: RevenueShareTerms,
): { monthlyCents: number; instalments: Array<number> } | null {
  const { totalCents, revenueCents, shareBps } = terms
  if (!Number.isSafeInteger(revenueCents) || revenueCents < 0)
    throw new RangeError(`Not a revenue in cents: ${revenueCents}`)
  if (shareBps !== 0) assertShare(shareBps)

  const monthlyCents = Math.floor((revenueCents * shareBps) / 10_000)
  if (monthlyCents === 0) return null
  const instalments = splitByAmount(totalCents, monthlyCents, MAX_EARNING_MONTHS)
  return instalments && { monthlyCents, instalments }
}

function assertShare(shareBps: number): void {
  if (!Number.isSafeInteger(shareBps) || shareBps < MIN_SHARE_BPS || shareBps > MAX_SHARE_BPS)
    throw new RangeError(
      `The share must be from ${MIN_SHARE_BPS} to ${MAX_SHARE_BPS} basis points: ${shareBps}`,
    )
}
