import type { HexColour } from '../../domain/brand/hex-colour.ts'
import { shownName, withoutEmoji } from '../../domain/brand/name.ts'
import type { VisitorBrand } from '../../domain/brand/visitor-brand.ts'
import { formatRand } from '../../domain/money/money.ts'
import { longestMonthlyPrice } from '../../domain/plan/monthly-price.ts'
import { baseChoices } from '../../domain/plan/offer.ts'
import { estimate } from '../../domain/pricing/estimate.ts'
import type { ServerContent } from '../content.ts'
import { OWN_BRANDS } from './own-brands.ts'

/** Everything that a card shows, as plain data for the thread that draws it. */
export type Card = {
  /** The visitor's, if they gave one; it is drawn if the fonts have its letters. */
  visitor: CardName | null
  /** The product's own. */
  own: CardName
  /** The visitor's or the product's own; its palette is derived where the card is drawn. */
  colour: HexColour
  /** Whose picture it shows: the solution's url. */
  product: string
  /** Of the solution. */
  title: string
  total: string
  instalments: string
  /** Whether that includes VAT, in words. */
  vat: string
  /** The agency. */
  tradingName: string
}

type CardName = { name: string; initial: string }

/** @returns null if the catalogue has no product that can wear a name */
export function cardOf({ name, colour, product }: VisitorBrand, content: ServerContent): Card | null {
  const solution = solutionOnCard(product, content)
  const ownBrand = OWN_BRANDS.get(solution?.url ?? '')
  if (!ownBrand || !solution) return null

  const { today: card } = content.rateCards
  const { totalCents } = estimate(baseChoices(solution.url), card)
  return {
    visitor: shownName(withoutEmoji(name)),
    own: ownBrand.own,
    colour: colour ?? ownBrand.colour,
    product: solution.url,
    title: solution.title,
    total: formatRand(totalCents),
    instalments: longestMonthlyPrice(totalCents, card),
    vat: card.vat.registered ? 'VAT included' : 'no VAT',
    tradingName: content.company.tradingName.value,
  }
}

/** The product of a brand, or the catalogue's first that can wear a name if it has that one no more. */
export function solutionOnCard(product: string | null, { solutions }: ServerContent) {
  const shown = solutions.filter(({ url }) => OWN_BRANDS.has(url))
  return shown.find(({ url }) => url === product) ?? shown[0]
}
