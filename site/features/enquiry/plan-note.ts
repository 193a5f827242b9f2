import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { readSentPlan } from '../../../domain/enquiry/sent-plan.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { paymentsInShort } from '../../../domain/plan/plan-sentence.ts'
import { quoteReference } from '../../../domain/plan-link/quote-reference.ts'
import { inclVat } from '../../../domain/pricing/price-sentence.ts'
import type { RateCards } from '../../../domain/pricing/rate-cards.ts'

/** The plan that the form sends along, in words; all texts, as it is kept with the draft. */
export type PlanNote = {
  /** What is sent: the plan in the words of its link. */
  query: string
  title: string
  /** The total with what is said of VAT. */
  total: string
  payments: string
  reference: string
}

/** A plan that came with the address: null if it was none of ours, and what was not taken as it stood. */
export type ArrivedPlan = { note: PlanNote | null; changes: ReadonlyArray<string> }

const UNREADABLE =
  'The plan in the link could not be read, so it is not sent along. The form works without it.'

/**
 * Reads the plan of the address, or of a form that was sent back.
 *
 * @param titles what visitors call each need, by its key
 */
export function arrivedPlan(
  text: string,
  {
    cards,
    titles,
    today,
  }: { cards: RateCards; titles: Readonly<Record<string, string>>; today: CalendarDate },
): ArrivedPlan {
  const plan = readSentPlan(text, cards, today)
  if (!plan) return { note: null, changes: [UNREADABLE] }
  const { state, card, query, changes, lumpSumQuestion } = plan
  const unclear = lumpSumQuestion ? ['The amount on completion was not clear and was left out.'] : []
  const note = {
    query,
    title: titles[state.choices.need] ?? state.choices.need,
    total: `${formatRand(plan.estimate.totalCents)}${inclVat(card)}`,
    payments: paymentsInShort(plan.plan),
    reference: quoteReference(state, card),
  }
  return { note, changes: [...changes, ...unclear] }
}
