import type { Terms } from '../domain/plan/offer.ts'
import { writePlanQuery } from '../domain/plan-link/plan-query.ts'
import type { Choices } from '../domain/pricing/estimate.ts'
import type { RateCard } from '../domain/pricing/rate-card.ts'
import { paths } from '../domain/sitemap/paths.ts'

/**
 * Address of the calculator with a choice set, for an organisation at the prices of a card.
 *
 * Terms that are absent are the card's usual ones; without a completion the calculator plans from the day it is opened.
 */
export function planLink(choices: Choices, terms: Partial<Terms>, card: RateCard): string {
  const { months = card.defaultDuration, payDay = card.payDays[0] ?? 1, lumpSumCents = 0, completed } = terms
  const state = {
    version: card.version,
    choices,
    payer: 'organisation',
    months,
    payDay,
    lumpSumCents,
  } as const
  return paths.calculator(writePlanQuery({ ...state, ...(completed ? { completed } : {}) }, card))
}
