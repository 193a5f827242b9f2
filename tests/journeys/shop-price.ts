import ratecard from '../../content/ratecard.json' with { type: 'json' }
import { describeInstalments, splitIntoInstalments } from '../../domain/plan/instalments.ts'
import { estimate } from '../../domain/pricing/estimate.ts'
import { rateCardSchema } from '../../domain/pricing/rate-card.ts'

/** What the example of home costs as it is, in cents, by the prices that the site is built from. */
export const SHOP_CENTS = estimate(
  { need: 'ecommerce', design: 'template', extras: [] },
  rateCardSchema.parse(ratecard),
).totalCents

/** `12 × R 3 737,50`, with no-break spaces. */
export function shopInstalments(months: number): string {
  return describeInstalments(splitIntoInstalments(SHOP_CENTS, months))
}
