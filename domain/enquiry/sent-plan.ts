import type { CalendarDate } from '../calendar/calendar.ts'
import { QUERY_MAX_CHARS } from '../plan-link/query-cap.ts'
import { type ReadPlan, readPlanQuery } from '../plan-link/read-plan-query.ts'
import type { RateCards } from '../pricing/rate-cards.ts'
import type { SentEstimate } from './record.ts'

/**
 * Reads a plan on its way into the contact form, as forgivingly as the calculator does.
 *
 * @param text the query of a plan's link
 * @returns null if it asks for nothing on a price list: a plan that nobody chose must not be sent
 */
export function carriedPlan(text: string, cards: RateCards, today: CalendarDate): ReadPlan | null {
  if (text.length > QUERY_MAX_CHARS) return null
  const params = new URLSearchParams(text)
  const plan = readPlanQuery(params, cards, today)
  return params.get('need')?.trim() === plan.state.choices.need ? plan : null
}

/**
 * Checks a plan that was sent with the contact form, and works it out again: nobody's own figures are believed.
 *
 * @returns null unless it can be taken as it stands
 */
export function sentPlan(
  text: string,
  cards: RateCards,
  today: CalendarDate,
): { estimate: SentEstimate; query: string } | null {
  const plan = carriedPlan(text, cards, today)
  if (!plan || plan.changes.length > 0 || plan.lumpSumQuestion) return null
  const { version, choices, months } = plan.state
  const { totalCents: total } = plan.estimate
  return { estimate: { version, choices, total, months }, query: plan.query }
}
