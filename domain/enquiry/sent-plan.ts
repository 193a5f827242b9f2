import type { CalendarDate } from '../calendar/calendar.ts'
import { type Offer, offerOf } from '../plan/offer.ts'
import { writePlanQuery } from '../plan-link/plan-query.ts'
import { QUERY_MAX_CHARS } from '../plan-link/query-cap.ts'
import { type ReadPlan, readPlanQuery } from '../plan-link/read-plan-query.ts'
import type { RateCards } from '../pricing/rate-cards.ts'
import type { SentEstimate } from './record.ts'

export type CarriedPlan = {
  read: ReadPlan
  offer: Offer
  /** The plan that was understood, in the words of its link. */
  query: string
}

/**
 * Reads a plan on its way into the contact form, as forgivingly as the calculator: what was changed stands in `read.changes`.
 *
 * @param text a query as {@link writePlanQuery} writes it
 * @returns null if it asks for nothing on a price list: a plan that nobody chose must not be sent
 */
export function carriedPlan(text: string, cards: RateCards, today: CalendarDate): CarriedPlan | null {
  if (text.length > QUERY_MAX_CHARS) return null
  const params = new URLSearchParams(text)
  const read = readPlanQuery(params, cards, today)
  const { state, card } = read
  if (params.get('need')?.trim() !== state.choices.need) return null
  return { read, offer: offerOf(state.choices, state, card), query: writePlanQuery(state, card) }
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
  if (!plan || plan.read.changes.length > 0 || plan.read.lumpSumQuestion) return null
  const { version, choices, months } = plan.read.state
  const { totalCents: total } = plan.offer.estimate
  return { estimate: { version, choices, total, months }, query: plan.query }
}
