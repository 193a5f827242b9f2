import type { Choices, Estimate } from '../pricing/estimate.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { type Plan, planSchedule, type Terms } from './plan.ts'

/** The cost of a choice and how it is paid: the estimate and the plan for its total. */
export type Offer = { estimate: Estimate; plan: Plan }

/**
 * The plan for a total by the rules of a card.
 *
 * @throws {RangeError} as {@link planSchedule} does
 */
export function planFromRateCard(totalCents: number, terms: Terms, card: RateCard): Plan {
  return planSchedule({ ...terms, totalCents, firstPaymentGapDays: card.firstPaymentGapDays })
}

/** The choices of a solution or a build at its base price: ready-made design, the included units, no extras. */
export function baseChoices(need: string): Choices {
  return { need, design: 'template', extras: [] }
}
