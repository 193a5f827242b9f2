import ratecard from '../../content/ratecard.json' with { type: 'json' }
import { estimate } from '../../domain/pricing/estimate.ts'
import { rateCardSchema } from '../../domain/pricing/rate-card.ts'

/** What the example of home costs as it is, in cents, by the prices that the site is built from. */
export const SHOP_CENTS = estimate(
  { need: 'ecommerce', design: 'template', extras: [] },
  rateCardSchema.parse(ratecard),
).totalCents
