import { facetsOf } from './facets.ts'
import { belongs, GROUP_BITS, missesOf, NARROWING_BITS } from './filter.ts'
import type { Found } from './find.ts'
import type { Listed } from './listed.ts'
import type { Listing, Row } from './listing.ts'
import { countsUnder, priceRange } from './prices.ts'
import type { ProductAnswer, ProductQuery } from './product-search.ts'
import { COMPARED, nearFirst, newestInTurn } from './sort.ts'

/**
 * Filters, counts and sorts.
 *
 * @param found by the words of the question; null where it has none
 */
export function answerOf(
  listing: Listing,
  query: ProductQuery,
  found: Found | null,
): Omit<ProductAnswer, 'took'> {
  const compare = COMPARED[query.sort ?? 'best match']
  const order = compare ? listing.inOrder(query.sort ?? '', compare) : listing.byNumber()
  const rows = rowsOfPage(order, query, found)
  const misses = missesOf(query)
  const missed = Uint16Array.from(rows, ({ listed }) => misses(listed))
  const without = (bits: number) => rows.filter((_, at) => ((missed[at] ?? 0) & ~bits) === 0)
  const answers = without(0).map(({ listed }) => listed)
  const prices = without(GROUP_BITS.prices).map(({ listed }) => listed.product.priceCents)
  return {
    numbers: Uint16Array.from(
      compare ? answers : turned(answers, query, found),
      ({ product }) => product.number,
    ),
    outOf: without(NARROWING_BITS).length,
    meant: found?.meant ?? null,
    marks: found?.marks ?? [],
    facets: facetsOf(rows, missed, listing),
    prices: priceRange(prices),
    under: countsUnder(prices),
  }
}

/** What the words found and what can stand on the page, whatever its filters choose. */
function rowsOfPage(rows: ReadonlyArray<Row>, query: ProductQuery, found: Found | null): ReadonlyArray<Row> {
  const isOfPage = belongs(query)
  if (found === null) return rows.filter(({ listed }) => isOfPage(listed))
  const numbers = new Set(found.tiers.flat())
  return rows.filter(({ listed }) => numbers.has(listed.product.number) && isOfPage(listed))
}

/** @param answers by number, the lowest first */
function turned(
  answers: ReadonlyArray<Listed>,
  { sort = 'best match', near }: ProductQuery,
  found: Found | null,
): ReadonlyArray<Listed> {
  if (sort === 'near me') return nearFirst(newestInTurn(answers), near)
  if (sort === 'newest' || found === null) return newestInTurn(answers)
  const byNumber = new Map(answers.map((listed) => [listed.product.number, listed]))
  return found.tiers.flatMap((tier) => newestInTurn(tier.flatMap((number) => byNumber.get(number) ?? [])))
}
