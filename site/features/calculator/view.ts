import type { CalendarDate } from '../../../domain/calendar.ts'
import { compareDurations, type OfferedDuration, type WithheldDuration } from '../../../domain/durations.ts'
import { type Estimate, estimate } from '../../../domain/estimate.ts'
import { formatRand } from '../../../domain/money.ts'
import { planOnCard } from '../../../domain/offer.ts'
import type { Plan } from '../../../domain/plan.ts'
import { type CalendarYear, planCalendar } from '../../../domain/plan-calendar.ts'
import { mostMonths, totalFault } from '../../../domain/plan-limits.ts'
import { writePlanQuery } from '../../../domain/plan-query.ts'
import { quoteReference } from '../../../domain/quote-reference.ts'
import type { RateCards } from '../../../domain/rate-cards.ts'
import { type ReadPlan, readPlanQuery } from '../../../domain/read-plan-query.ts'
import { type CalculatorNames, type VisitorLine, visitorLines } from '../../../domain/visitor-lines.ts'

/** What the calculator shows of one set of choices, all of it worked out from the query. */
export type PlanView = ReadPlan & {
  estimate: Estimate
  lines: Array<VisitorLine>
  plan: Plan
  years: Array<CalendarYear>
  reference: string
  /** The link's own query: canonical, whole. */
  query: string
  /** The most months that are offered for this plan. */
  longest: number
  offered: Array<OfferedDuration>
  withheld: Array<WithheldDuration>
  /** Why there is no plan for this total. */
  fault: ReturnType<typeof totalFault>
}

/** Reads a query and works out its plan. */
export function viewOf(
  query: string,
  { cards, names, today }: { cards: RateCards; names: CalculatorNames; today: CalendarDate },
): PlanView {
  const read = readPlanQuery(new URLSearchParams(query), cards, today)
  const { state, card } = read
  const sum = estimate(state.choices, card)
  const plan = planOnCard(sum.totalCents, state, card)
  const { completed, payDay, lumpSumCents, payer } = state
  const terms = { completed, payDay, lumpSumCents, payer, totalCents: sum.totalCents }
  const linkQuery = writePlanQuery(state, card)
  return {
    ...read,
    ...{ estimate: sum, plan, query: linkQuery },
    lines: visitorLines(sum, state.choices, card, names),
    years: planCalendar(plan),
    reference: quoteReference(state, card),
    longest: mostMonths(sum.totalCents - lumpSumCents, payer, card),
    ...compareDurations(terms, card, [...card.durations, state.months]),
    fault: totalFault(sum.totalCents, card),
  }
}

/** What a screen reader hears when the sum has changed. */
export function spokenSum({ months, eachCents, totalCents }: Plan): string {
  return `${months} months, ${formatRand(eachCents)} a month, total ${formatRand(totalCents)}`
}
