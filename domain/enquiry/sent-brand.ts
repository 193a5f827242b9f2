import { shownName } from '../brand/name.ts'
import { readBrand, type VisitorBrand, writeBrand } from '../brand/visitor-brand.ts'
import { QUERY_MAX_CHARS } from '../plan/link/plan-query.ts'

/** The name and the colour that a visitor saw a product in, with the query of its page. */
export type SentBrand = { brand: VisitorBrand; query: string }

/**
 * Reads a brand that was sent with the contact form, as leniently as its own page: what is invalid in it is left out, and a name
 * that is too long is cut as it was for show.
 *
 * @param text the query of a brand's link
 * @param products slugs of the solutions that are shown
 * @returns null if it has neither name nor colour nor product
 */
export function readSentBrand(text: string, products: ReadonlyArray<string>): SentBrand | null {
  if (text.length > QUERY_MAX_CHARS) return null
  const { name, colour, product } = readBrand(new URLSearchParams(text), products).brand
  const brand = { name: shownName(name)?.name ?? '', colour, product }
  const query = writeBrand(brand)
  return query === '' ? null : { brand, query }
}
