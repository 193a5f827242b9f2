import { type Choices, type Estimate, estimate } from '../pricing/estimate.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { splitIntoInstalments } from './instalments.ts'

/** A plan without dates, for pages that are built once and do not know on which day they are read. */
export type PlanInMonths = {
  totalCents: number
  months: number
  /** The instalments in cents, the first being due in month 1. */
  amounts: ReadonlyArray<number>
}

export type OfferInMonths = { estimate: Estimate; plan: PlanInMonths }

/**
 * What a choice costs and how that is split over some months.
 *
 * @throws {RangeError} as {@link estimate} and {@link splitIntoInstalments} do
 */
export function offerInMonths(choices: Choices, months: number, card: RateCard): OfferInMonths {
  const sum = estimate(choices, card)
  return { estimate: sum, plan: planInMonths(sum.totalCents, months) }
}

/** @throws {RangeError} as {@link splitIntoInstalments} does */
export function planInMonths(totalCents: number, months: number): PlanInMonths {
  return { totalCents, months, amounts: splitIntoInstalments(totalCents, months) }
}
