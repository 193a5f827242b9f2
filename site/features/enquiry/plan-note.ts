import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { withExtras } from '../../../domain/content/visitor-lines.ts'
import { type ContactCategory, categoryOfNeed } from '../../../domain/enquiry/contact-form.ts'
import { readSentPlan } from '../../../domain/enquiry/sent-attachments.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { quoteReference } from '../../../domain/plan/link/quote-reference.ts'
import { paymentsInShort } from '../../../domain/plan/plan-sentence.ts'
import { inclVat } from '../../../domain/pricing/price-sentence.ts'
import type { RateCards } from '../../../domain/pricing/rate-cards.ts'

/** The plan that is sent with the form, as texts to show and to store with the draft. */
export type PlanNote = {
  /** The query of the plan's link, which is sent. */
  query: string
  title: string
  /** ` with 2 extras`, to follow the title; absent in drafts of older versions. */
  extras?: string
  /** The total with the note on VAT. */
  total: string
  payments: string
  reference: string
  /** The plan's category in the form; absent if none fits. */
  category?: ContactCategory | undefined
}

/** The plan in the page's address, null if unreadable, and its corrections. */
export type LinkedPlan = { note: PlanNote | null; changes: ReadonlyArray<string> }

const UNREADABLE =
  'The plan in the link could not be read, so it is not sent along. The form works without it.'

/**
 * Reads the plan in the page's address, or in a refused form.
 *
 * @param titles the title of each need, by its key
 */
export function readLinkedPlan(
  text: string,
  {
    cards,
    titles,
    today,
  }: { cards: RateCards; titles: Readonly<Record<string, string>>; today: CalendarDate },
): LinkedPlan {
  const plan = readSentPlan(text, cards, today)
  if (!plan) return { note: null, changes: [UNREADABLE] }
  const { state, card, query, changes, lumpSumQuestion } = plan
  const unclearNotes = lumpSumQuestion ? ['The amount on completion was not clear and was left out.'] : []
  const note = {
    query,
    title: titles[state.choices.need] ?? state.choices.need,
    extras: withExtras(state.choices),
    total: `${formatRand(plan.estimate.totalCents)}${inclVat(card)}`,
    payments: paymentsInShort(plan.plan),
    reference: quoteReference(query),
    category: categoryOfNeed(state.choices.need, card),
  }
  return { note, changes: [...changes, ...unclearNotes] }
}
