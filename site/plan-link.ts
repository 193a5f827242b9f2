import { writePlanQuery } from '../domain/plan/link/plan-query.ts'
import type { Choices } from '../domain/pricing/estimate.ts'
import type { RateCard } from '../domain/pricing/rate-card.ts'
import { paths } from '../domain/sitemap/paths.ts'

/** The plan of {@link planLink} in the words of its address. */
export function planQuery(choices: Choices, card: RateCard, months = card.defaultDuration): string {
  const state = {
    version: card.version,
    choices,
    payer: months > card.individualMaxDuration ? 'organisation' : 'person',
    months,
    payDay: card.payDays[0] ?? 1,
    lumpSumCents: 0,
  } as const
  return writePlanQuery(state, card)
}

/**
 * Address of the calculator with a choice set at the prices of a card, for a person where the months allow one; absent months are
 * the card's usual ones. It names no day: the calculator plans from the one on which it is opened.
 */
export function planLink(choices: Choices, card: RateCard, months = card.defaultDuration): string {
  return paths.calculator(planQuery(choices, card, months))
}
