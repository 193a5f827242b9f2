import { formatRand } from '../money/money.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../pricing/terms.ts'

/** Affects only whether more than {@link RateCard.individualMaxDuration} months are offered (docs/domain.md 2.5). */
export type Payer = 'organisation' | 'person'

/** The longest plan for a payer, in months. */
export function payerMaxMonths(payer: Payer, card: RateCard): number {
  return payer === 'person' ? card.individualMaxDuration : MAX_MONTHS
}

/**
 * The maximum number of months for an amount and a payer, such that instalments are not below the minimum; never fewer
 * than {@link MIN_MONTHS}. The last instalment may be some cents lower, because it has the rounding.
 *
 * @param restCents the total minus the lump sum
 */
export function maxMonthsFor(restCents: number, payer: Payer, card: RateCard): number {
  const affordable = Math.trunc(restCents / card.limits.minInstalmentCents)
  return Math.max(MIN_MONTHS, Math.min(payerMaxMonths(payer, card), affordable))
}

/** The largest lump sum on completion, in cents: it leaves the minimum instalment for every month (docs/domain.md 4.4). */
export function lumpSumMax(totalCents: number, months: number, card: RateCard): number {
  return Math.max(0, totalCents - card.limits.minInstalmentCents * months)
}

/** Why an amount is too large for a lump sum, as a sentence for the visitor; null if some number of months allows it. */
export function lumpSumFault(
  cents: number,
  totalCents: number,
  months: number,
  card: RateCard,
): string | null {
  if (cents <= lumpSumMax(totalCents, MIN_MONTHS, card)) return null
  const maxLumpSum = formatRand(lumpSumMax(totalCents, months, card))
  return `The most you can pay on completion is ${maxLumpSum} when the rest is paid over ${months} months.`
}

/** Why a total cannot be calculated, as a sentence for the visitor; null if it can. */
export function totalFault(totalCents: number, { limits }: RateCard): string | null {
  const { minTotalCents, maxTotalCents } = limits
  if (totalCents > maxTotalCents) return `The total is more than ${formatRand(maxTotalCents)}. Let us talk.`
  return totalCents < minTotalCents
    ? `The total is less than ${formatRand(minTotalCents)}. We quote that by hand.`
    : null
}
