import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import {
  compareDurations,
  type OfferedDuration,
  type WithheldDuration,
} from '../../../domain/plan/durations.ts'
import { planOnCard } from '../../../domain/plan/offer.ts'
import type { Plan } from '../../../domain/plan/plan.ts'
import { mostMonths, totalFault } from '../../../domain/plan/plan-limits.ts'
import { writePlanQuery } from '../../../domain/plan-link/plan-query.ts'
import { quoteReference } from '../../../domain/plan-link/quote-reference.ts'
import { type ReadPlan, readPlanQuery } from '../../../domain/plan-link/read-plan-query.ts'
import { type Estimate, estimate } from '../../../domain/pricing/estimate.ts'
import type { RateCards } from '../../../domain/pricing/rate-cards.ts'

/** What the calculator shows of one set of choices, all of it worked out from the query. */
export type PlanView = ReadPlan & {
  estimate: Estimate
  plan: Plan
  reference: string
  /** The link's own query: canonical, whole. */
  query: string
  /** The most months that are offered for this plan. */
  longest: number
  /** Why there is no plan for this total. */
  fault: ReturnType<typeof totalFault>
}

/**
 * Reads a query and works out its plan.
 *
 * @param before the view until now: what is worth as much as in it is taken from it, so that what shows it need not be drawn anew
 */
export function viewOf(
  query: string,
  { cards, today }: { cards: RateCards; today: CalendarDate },
  before?: PlanView,
): PlanView {
  const read = readPlanQuery(new URLSearchParams(query), cards, today)
  const { card } = read
  const isSameJob =
    before?.card === card && JSON.stringify(before.state.choices) === JSON.stringify(read.state.choices)
  const state = isSameJob ? { ...read.state, choices: before.state.choices } : read.state
  const sum = isSameJob ? before.estimate : estimate(state.choices, card)
  return {
    ...read,
    ...{ state, estimate: sum },
    plan: planOnCard(sum.totalCents, state, card),
    query: writePlanQuery(state, card),
    reference: quoteReference(state, card),
    longest: mostMonths(sum.totalCents - state.lumpSumCents, state.payer, card),
    fault: totalFault(sum.totalCents, card),
  }
}

/** The same total over the months of the card and those that are chosen. */
export function lengthsOf({ state, estimate: { totalCents }, card }: PlanView): {
  offered: Array<OfferedDuration>
  withheld: Array<WithheldDuration>
} {
  return compareDurations({ ...state, totalCents }, card, [...card.durations, state.months])
}

/** What a screen reader hears when the sum has changed. */
export function spokenSum({ months, eachCents, totalCents }: Plan): string {
  return `${months} months, ${formatRand(eachCents)} a month, total ${formatRand(totalCents)}`
}
