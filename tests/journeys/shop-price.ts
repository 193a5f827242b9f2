import ratecard from '../../content/ratecard.json' with { type: 'json' }
import { estimate } from '../../domain/pricing/estimate.ts'
import { rateCardSchema } from '../../domain/pricing/rate-card.ts'

/** What the example of home costs as it is, in cents, by the prices that the site is built from. */
export const SHOP_CENTS = shopCents([])

/** The same with extras, one of each. */
export function shopCents(extras: ReadonlyArray<string>): number {
  const choices = {
    need: 'ecommerce',
    design: 'template' as const,
    extras: extras.map((key) => ({ key, quantity: 1 })),
  }
  return estimate(choices, rateCardSchema.parse(ratecard)).totalCents
}
