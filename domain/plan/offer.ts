import type { CalendarDate } from '../calendar/calendar.ts'
import type { Choices, Estimate } from '../pricing/estimate.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import type { PayDay } from '../pricing/terms.ts'
import { type Plan, planSchedule } from './plan.ts'

/** How a total is paid: the completion date, the pay day, the number of instalments, and the lump sum. */
export type Terms = { completed: CalendarDate; payDay: PayDay; months: number; lumpSumCents?: number }

/** The cost of a choice and how it is paid: the estimate and the plan for its total. */
export type Offer = { estimate: Estimate; plan: Plan }

/**
 * The plan for a total by the rules of a card.
 *
 * @throws {RangeError} as {@link planSchedule} does
 */
export function planFromRateCard(totalCents: number, terms: Terms, card: RateCard): Plan {
  const { completed, payDay, months, lumpSumCents = 0 } = terms
  const { firstPaymentGapDays } = card
  return planSchedule({ totalCents, completed, payDay, months, lumpSumCents, firstPaymentGapDays })
}

/** The choices of a solution or a build at its base price: ready-made design, the included units, no extras. */
export function baseChoices(need: string): Choices {
  return { need, design: 'template', extras: [] }
}
