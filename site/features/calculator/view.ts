import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { plannedWork } from '../../../domain/content/visitor-lines.ts'
import { formatRand } from '../../../domain/money/money.ts'
import {
  compareDurations,
  type OfferedDuration,
  type UnavailableDuration,
} from '../../../domain/plan/durations.ts'
import { quoteReference } from '../../../domain/plan/link/quote-reference.ts'
import { type ReadPlan, readPlanQuery } from '../../../domain/plan/link/read-plan-query.ts'
import type { Plan } from '../../../domain/plan/plan.ts'
import { maxMonthsFor, totalFault } from '../../../domain/plan/plan-limits.ts'
import { afterLumpSum } from '../../../domain/plan/plan-sentence.ts'
import type { RateCards } from '../../../domain/pricing/rate-cards.ts'
import type { CalculatorFacts } from './facts.ts'

/** Everything that the calculator shows for one set of choices, derived from the query. */
export type PlanView = ReadPlan & {
  reference: string
  /** The longest duration offered for this plan. */
  longest: number
  /** The reason why this total has no plan. */
  fault: ReturnType<typeof totalFault>
}

/**
 * Reads a query and calculates its plan.
 *
 * @param before the previous view: choices and estimate that are equal in both are taken from it, so that `memo` sees no change
 */
export function viewOf(
  query: string,
  { cards, today }: { cards: RateCards; today: CalendarDate },
  before?: PlanView,
): PlanView {
  const planRead = readPlanQuery(new URLSearchParams(query), cards, today)
  const { card, state, plan } = planRead
  const isSameEstimate =
    before?.card === card && JSON.stringify(before.state.choices) === JSON.stringify(state.choices)
  return {
    ...planRead,
    ...(isSameEstimate && { state: { ...state, choices: before.state.choices }, estimate: before.estimate }),
    reference: quoteReference(planRead.query),
    longest: maxMonthsFor(plan.totalCents - plan.lumpSumCents, state.payer, card),
    fault: totalFault(plan.totalCents, card),
  }
}

/** The same total over the durations of the price list and the chosen one. */
export function comparedDurations({ state, estimate: { totalCents }, card }: PlanView): {
  offered: Array<OfferedDuration>
  unavailable: Array<UnavailableDuration>
} {
  return compareDurations({ ...state, totalCents }, card, [...card.durations, state.months])
}

/** `Twelve Moons: an online shop with 2 extras`: the agency and the product. */
export function planTitle({ state }: PlanView, { company, names }: CalculatorFacts): string {
  return `${company}: ${plannedWork(state.choices, names)}`
}

/** The text that screen readers announce when the sum changes. */
export function spokenSum(plan: Plan): string {
  const { months, eachCents, totalCents } = plan
  return `${afterLumpSum(plan, `${months} months, ${formatRand(eachCents)} a month`)}, total ${formatRand(totalCents)}`
}
