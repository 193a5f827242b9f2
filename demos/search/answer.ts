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
  const { order, isFinal } = orderOf(listing, query, found)
  const rows = rowsOfPage(order, query, found)
  const misses = missesOf(query)
  const missed = Uint16Array.from(rows, ({ listed }) => misses(listed))
  const without = (bits: number) => rows.filter((_, at) => ((missed[at] ?? 0) & ~bits) === 0)
  const answers = without(0).map(({ listed }) => listed)
  const prices = without(GROUP_BITS.prices).map(({ listed }) => listed.product.priceCents)
  return {
    numbers: Uint16Array.from(isFinal ? answers : turned(answers, query), ({ product }) => product.number),
    outOf: without(NARROWING_BITS).length,
    meant: found?.meant ?? null,
    marks: found?.marks ?? [],
    facets: facetsOf(rows, missed, listing),
    prices: priceRange(prices),
    under: countsUnder(prices),
  }
}

/** The rows to judge, in the order in which they are shown, or by number where that follows from what is left of them. */
function orderOf(listing: Listing, { sort = 'best match' }: ProductQuery, found: Found | null) {
  const compare = COMPARED[sort]
  if (compare) return { order: listing.inOrder(sort, compare), isFinal: true }
  if (sort === 'best match' && found) return { order: listing.rows(found.numbers), isFinal: true }
  return { order: listing.byNumber(), isFinal: false }
}

/** What the words found and what can stand on the page, whatever its filters choose. */
function rowsOfPage(rows: ReadonlyArray<Row>, query: ProductQuery, found: Found | null): ReadonlyArray<Row> {
  const isOfPage = belongs(query)
  if (found === null) return rows.filter(({ listed }) => isOfPage(listed))
  const numbers = new Set(found.numbers)
  return rows.filter(({ listed }) => numbers.has(listed.product.number) && isOfPage(listed))
}

function turned(answers: ReadonlyArray<Listed>, { sort, near }: ProductQuery): ReadonlyArray<Listed> {
  const newest = newestInTurn(answers)
  return sort === 'near me' ? nearFirst(newest, near) : newest
}
