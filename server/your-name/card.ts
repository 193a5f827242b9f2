import type { HexColour } from '../../domain/brand/hex-colour.ts'
import { shownName, withoutEmoji } from '../../domain/brand/name.ts'
import type { VisitorBrand } from '../../domain/brand/visitor-brand.ts'
import { formatRand } from '../../domain/money/money.ts'
import { longestMonthlyPrice } from '../../domain/plan/monthly-price.ts'
import { baseChoices } from '../../domain/plan/offer.ts'
import { estimate } from '../../domain/pricing/estimate.ts'
import type { ServerContent } from '../content.ts'
import { OWN_BRANDS } from './own-brands.ts'

/** The content of a card, as plain data for the drawing thread. */
export type Card = {
  /** The visitor's name, if given; drawn if the fonts have its letters. */
  visitor: CardName | null
  /** The product's own name. */
  own: CardName
  /** The visitor's or the product's own colour. */
  colour: HexColour
  /** The slug of the solution whose picture it shows. */
  product: string
  /** The solution's title. */
  title: string
  total: string
  instalments: string
  /** The note about VAT. */
  vat: string
  /** The agency's name. */
  tradingName: string
  /** The agency's colour. */
  accent: HexColour
}

type CardName = { name: string; initial: string }

/** @returns null if no product can show a visitor's name */
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
    accent: content.look.accent,
  }
}

/** The solution of a brand; if that no longer exists, the first that can show a visitor's name. */
export function solutionOnCard(product: string | null, { solutions }: ServerContent) {
  const branded = solutions.filter(({ url }) => OWN_BRANDS.has(url))
  return branded.find(({ url }) => url === product) ?? branded[0]
}
