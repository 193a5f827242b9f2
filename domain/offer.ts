import type { CalendarDate } from './calendar.ts'
import { type Choices, type Estimate, estimate } from './estimate.ts'
import { type PayDay, type Plan, planSchedule } from './plan.ts'
import type { RateCard } from './rate-card.ts'

/** When a plan is paid: the day the work is complete, the pay day and the number of instalments. */
export type Terms = { completed: CalendarDate; payDay: PayDay; months: number }

export type Offer = { estimate: Estimate; plan: Plan }

/**
 * What a choice costs and how it is paid: the estimate and the plan of its total.
 *
 * @throws {RangeError} as {@link estimate} and {@link planSchedule} do
 */
export function offerOf(choices: Choices, terms: Terms, card: RateCard): Offer {
  const sum = estimate(choices, card)
  const plan = planSchedule({
    ...terms,
    totalCents: sum.totalCents,
    firstPaymentGapDays: card.firstPaymentGapDays,
  })
  return { estimate: sum, plan }
}

/** The choices of a solution or a build at its base price: ready-made design, the included units, no extras. */
export function baseChoices(need: string): Choices {
  return { need, design: 'template', extras: [] }
}
