import type { HexColour } from '../../domain/brand/colour.ts'
import { shownName } from '../../domain/brand/name.ts'
import type { VisitorBrand } from '../../domain/brand/visitor-brand.ts'
import { formatRand } from '../../domain/money/money.ts'
import { longestInstalments } from '../../domain/plan/longest-instalments.ts'
import { baseChoices } from '../../domain/plan/offer.ts'
import { estimate } from '../../domain/pricing/estimate.ts'
import { CARD_FACTS, type CardFacts } from '../../pictures/live/card-facts.ts'
import { OWN_BRANDS } from '../../pictures/live/own-brands.ts'
import type { ServerContent } from '../content.ts'
import { PRODUCTS } from './asked-brand.ts'

/** Everything that a card shows, as plain data for the thread that draws it. */
export type Card = {
  /** The visitor's, if they gave one; it is drawn if the fonts have its letters. */
  visitor: CardName | null
  /** The product's own. */
  own: CardName
  /** The visitor's or the product's own; its palette is derived where the card is drawn. */
  colour: HexColour
  shows: CardFacts['shows']
  heading: string
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
type Product = keyof typeof OWN_BRANDS

/**
 * What the card of a brand shows: its product, or the first that the catalogue has if it has that one no more.
 *
 * @returns null if it has none of those that wear a name
 */
export function cardOf({ name, colour, product }: VisitorBrand, content: ServerContent): Card | null {
  const slug = [product, ...PRODUCTS].filter(isProduct).find((each) => solutionOf(each, content))
  const solution = slug && solutionOf(slug, content)
  if (!solution) return null

  const { today: card } = content.rateCards
  const { totalCents } = estimate(baseChoices(slug), card)
  const { heading, shows, colour: ownColour }: CardFacts = CARD_FACTS[slug]
  return {
    visitor: shownName(name),
    own: OWN_BRANDS[slug],
    colour: colour ?? ownColour,
    heading,
    shows,
    title: solution.title,
    total: formatRand(totalCents),
    instalments: longestInstalments(totalCents, card),
    vat: card.vat.registered ? 'VAT included' : 'no VAT',
    tradingName: content.company.tradingName.value,
  }
}

function solutionOf(slug: string, { solutions }: ServerContent) {
  return solutions.find(({ url }) => url === slug)
}

function isProduct(slug: string | null): slug is Product {
  return slug !== null && Object.hasOwn(OWN_BRANDS, slug)
}
