import { readFileSync } from 'node:fs'
import { estimate } from '../../domain/pricing/estimate.ts'
import { rateCardSchema } from '../../domain/pricing/rate-card.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The prices that the site was built with. */
export const PRICES = rateCardSchema.parse(
  JSON.parse(read(`content/ratecards/${read('dist/server/price-list.txt')}.json`)),
)

/** The price of the home page's example, the shop without changes, in cents. */
export const SHOP_CENTS = shopCents([])

/** The price of the shop with extras, one of each. */
export function shopCents(extras: ReadonlyArray<string>): number {
  const choices = {
    need: 'ecommerce',
    design: 'template' as const,
    extras: extras.map((key) => ({ key, quantity: 1 })),
  }
  return estimate(choices, PRICES).totalCents
}
