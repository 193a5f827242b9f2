import { shownName } from '../brand/name.ts'
import { readBrand, type VisitorBrand, writeBrand } from '../brand/visitor-brand.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import { QUERY_MAX_CHARS } from '../plan/link/plan-query.ts'
import { type ReadPlan, readPlanQuery } from '../plan/link/read-plan-query.ts'
import { paymentsInShort } from '../plan/plan-sentence.ts'
import type { Choices } from '../pricing/estimate.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import type { RateCards } from '../pricing/rate-cards.ts'
import type { SentEstimate } from './record.ts'

/**
 * Reads a plan for the contact form as leniently as the calculator: invalid parts are corrected and listed in `changes`.
 *
 * @param text the query of a plan's link
 * @returns null if it names no product of the price list: the visitor then did not choose a plan
 */
export function readSentPlan(text: string, cards: RateCards, today: CalendarDate): ReadPlan | null {
  if (text.length > QUERY_MAX_CHARS) return null
  const params = new URLSearchParams(text)
  const plan = readPlanQuery(params, cards, today)
  return params.get('need')?.trim() === plan.state.choices.need ? plan : null
}

/** A plan that was sent, calculated again. */
export type SentPlan = {
  estimate: SentEstimate
  query: string
  /** The labels of its extras. */
  extras: ReadonlyArray<string>
  /** `R 2 951,67 a month for 18 months` */
  payments: string
}

/**
 * Checks a plan that was sent with a form, and calculates it again: figures from the client are never trusted.
 *
 * @returns null if anything in it is invalid or ambiguous
 */
export function checkSentPlan(text: string, cards: RateCards, today: CalendarDate): SentPlan | null {
  const plan = readSentPlan(text, cards, today)
  if (!plan || plan.changes.length > 0 || plan.lumpSumQuestion) return null
  const { version, choices, months } = plan.state
  const { totalCents: total } = plan.estimate
  return {
    estimate: { version, choices, total, months },
    query: plan.query,
    extras: extraLabels(choices, plan.card),
    payments: paymentsInShort(plan.plan),
  }
}

/** The labels of the extras that are chosen, as the price list has them. */
export function extraLabels({ extras }: Pick<Choices, 'extras'>, card: RateCard): Array<string> {
  return extras.map(({ key }) => card.addOns[key]?.label ?? key)
}

/** The brand in which a visitor saw a product, with the query of its page. */
export type SentBrand = { brand: VisitorBrand; query: string }

/**
 * Reads a brand that was sent with the contact form, as leniently as its own page: invalid parts are left out, and a name
 * that is too long is truncated as it was for display.
 *
 * @param text the query of a brand's link
 * @param products slugs of the solutions that are shown
 * @returns null if it has neither a name nor a colour nor a product
 */
export function readSentBrand(text: string, products: ReadonlyArray<string>): SentBrand | null {
  if (text.length > QUERY_MAX_CHARS) return null
  const { name, colour, product } = readBrand(new URLSearchParams(text), products).brand
  const brand = { name: shownName(name)?.name ?? '', colour, product }
  const query = writeBrand(brand)
  return query === '' ? null : { brand, query }
}
