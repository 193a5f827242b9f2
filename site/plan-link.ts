import { writePlanQuery } from '../domain/plan/link/plan-query.ts'
import type { Choices } from '../domain/pricing/estimate.ts'
import type { RateCard } from '../domain/pricing/rate-card.ts'
import { paths } from '../domain/sitemap/paths.ts'

/** The query of {@link planLink}. */
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
 * The calculator's address with these choices at the prices of a price list, for a person if the months allow it. It has no date: the
 * calculator plans from the day on which it is opened.
 */
export function planLink(choices: Choices, card: RateCard, months = card.defaultDuration): string {
  return paths.calculator(planQuery(choices, card, months))
}
