import { BRANCHES, type Branch, PRODUCT_COUNT, type Product } from '../catalogue/product.ts'
import { FILTER_BITS, GROUP_BITS, missedGroupsOf, pagePredicate } from './filter.ts'
import { type IndexedProduct, isSoldOut } from './indexed-product.ts'
import type { WordMatches } from './product-finder.ts'
import type { ProductIndex, Row } from './product-index.ts'
import { FACETS, type ProductAnswer, type ProductQuery, type Sort } from './query-and-answer.ts'

/** Product numbers of an answer are 16-bit integers. */
const NUMBER_LIMIT = 65_536

/**
 * The answer to a query: filters, counts and sorts the products.
 *
 * @param matches the products that match the query's words; null without words
 */
export function answerOf(
  products: ProductIndex,
  query: ProductQuery,
  matches: WordMatches | null,
): Omit<ProductAnswer, 'durationMs'> {
  const rows = rowsOfPage(products.byNumber(), query, matches)
  const missedGroups = missedGroupsOf(query)
  const missedBits = Uint16Array.from(rows, ({ indexed }) => missedGroups(indexed))
  const rowsIgnoring = (bits: number) => rows.filter((_, index) => ((missedBits[index] ?? 0) & ~bits) === 0)
  const answers = rowsIgnoring(0).map(({ indexed }) => indexed)
  const prices = rowsIgnoring(GROUP_BITS.prices).map(({ indexed }) => indexed.product.priceCents)
  return {
    numbers: sortedNumbers(products, answers, query, matches),
    unfilteredCount: rowsIgnoring(FILTER_BITS).length,
    correctedText: matches?.correctedText ?? null,
    highlights: matches?.highlights ?? [],
    facets: facetsOf(rows, missedBits, products),
    prices: priceRange(prices),
    countsBelow: priceCountsBelow(prices),
  }
}

/** The rows that match the words and belong on the page, regardless of filters. */
function rowsOfPage(
  rows: ReadonlyArray<Row>,
  query: ProductQuery,
  matches: WordMatches | null,
): ReadonlyArray<Row> {
  const isOnPage = pagePredicate(query)
  if (matches === null) return rows.filter(({ indexed }) => isOnPage(indexed))
  const isMatch = lookupTable(matches.tiers.flat())
  return rows.filter(({ indexed }) => isMatch[indexed.product.number] === 1 && isOnPage(indexed))
}

/** @param answers sorted by number */
function sortedNumbers(
  products: ProductIndex,
  answers: ReadonlyArray<IndexedProduct>,
  { sort = 'best match', near }: ProductQuery,
  matches: WordMatches | null,
): Uint16Array {
  const compare = COMPARATORS[sort]
  if (compare) {
    const isAnswer = lookupTable(answers.map(numberOf))
    return products.inOrder(sort, compare).filter((number) => isAnswer[number] === 1)
  }
  if (sort === 'near me') return Uint16Array.from(nearestFirst(newestInterleaved(answers), near), numberOf)
  const isByMatch = sort === 'best match' && matches !== null
  return Uint16Array.from(isByMatch ? byMatch(answers, matches) : newestInterleaved(answers), numberOf)
}

/** Among equally good matches, the newest of each shape in turn. */
function byMatch(
  answers: ReadonlyArray<IndexedProduct>,
  matches: WordMatches,
): ReadonlyArray<IndexedProduct> {
  const byNumber = new Map(answers.map((indexed) => [indexed.product.number, indexed]))
  return matches.tiers.flatMap((tier) =>
    newestInterleaved(tier.flatMap((number) => byNumber.get(number) ?? [])),
  )
}

const numberOf = ({ product }: IndexedProduct): number => product.number

/** A lookup table with 1 for each of these numbers. */
function lookupTable(numbers: ReadonlyArray<number>): Uint8Array {
  const table = new Uint8Array(NUMBER_LIMIT)
  for (const number of numbers) table[number] = 1
  return table
}

const ROUND_CENTS = [50_000, 150_000, 500_000, 1_500_000]

/** @returns null without prices */
function priceRange(prices: ReadonlyArray<number>): ProductAnswer['prices'] {
  if (prices.length === 0) return null
  let [fromCents, toCents] = [Number.POSITIVE_INFINITY, 0]
  for (const cents of prices) {
    fromCents = Math.min(fromCents, cents)
    toCents = Math.max(toCents, cents)
  }
  return { fromCents, toCents }
}

/** The products below each round price, as for `Under R 1 500`, unless these are none or all. */
function priceCountsBelow(prices: ReadonlyArray<number>): ProductAnswer['countsBelow'] {
  return ROUND_CENTS.map((cents) => ({
    cents,
    count: prices.filter((price) => price < cents).length,
  })).filter(({ count }) => count > 0 && count < prices.length)
}

const FACET_BITS = FACETS.map((facet) => GROUP_BITS[facet] as number)

/**
 * The number of products for each filter, given the filters of the other groups.
 *
 * @param missedBits for each row, the bits of the groups whose filters it does not match
 */
function facetsOf(
  rows: ReadonlyArray<Row>,
  missedBits: Uint16Array,
  { values }: ProductIndex,
): ProductAnswer['facets'] {
  const counts = values.zeroCounts()
  for (const [
    index,
    {
      values: { all, ofFacet },
    },
  ] of rows.entries()) {
    const bits = missedBits[index] ?? 0
    const countedValues = bits === 0 ? all : (ofFacet[FACET_BITS.indexOf(bits)] ?? [])
    for (const value of countedValues) counts[value] = (counts[value] ?? 0) + 1
  }
  return values.countsByFacet(counts)
}

/** The sort orders that do not depend on the rest of the answer. */
const COMPARATORS: Readonly<Partial<Record<Sort, (a: Product, b: Product) => number>>> = {
  'price up': (a, b) => a.priceCents - b.priceCents,
  'price down': (a, b) => b.priceCents - a.priceCents,
  name: byName,
  'name down': (a, b) => byName(b, a),
  number: (a, b) => a.number - b.number,
}

/**
 * Products added by the office, then the newest of each kind and shape in turn, so that the first ones show the range.
 * Low numbers are new.
 *
 * @param indexed sorted by number
 */
function newestInterleaved(indexed: ReadonlyArray<IndexedProduct>): ReadonlyArray<IndexedProduct> {
  const added = indexed.filter(({ product }) => product.number > PRODUCT_COUNT)
  const generated = indexed.filter(({ product }) => product.number <= PRODUCT_COUNT)
  const ofEachKind = grouped(generated, 'kind').map((ofKind) => interleave(grouped(ofKind, 'form')))
  return [...added.reverse(), ...interleave(ofEachKind)]
}

/** First products in this branch, then those in others, last those sold out. */
function nearestFirst(
  indexed: ReadonlyArray<IndexedProduct>,
  near: Branch | undefined,
): ReadonlyArray<IndexedProduct> {
  const distances = indexed.map((product) => distanceOf(near, product))
  return [0, 1, 2].flatMap((distance) => indexed.filter((_, index) => distances[index] === distance))
}

function byName({ name: a }: Product, { name: b }: Product): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Groups products by kind or form, in order of first appearance. */
function grouped(
  indexed: ReadonlyArray<IndexedProduct>,
  by: 'kind' | 'form',
): ReadonlyArray<ReadonlyArray<IndexedProduct>> {
  const groups = new Map<string, Array<IndexedProduct>>()
  for (const item of indexed) {
    const group = groups.get(item.product[by])
    if (group) group.push(item)
    else groups.set(item.product[by], [item])
  }
  return [...groups.values()]
}

/** Interleaves lists: the first of each, then the second of each. */
function interleave<Item>(lists: ReadonlyArray<ReadonlyArray<Item>>): ReadonlyArray<Item> {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const all: Array<Item> = []
  for (let index = 0; index < longest; index += 1)
    for (const list of lists) {
      const item = list[index]
      if (item !== undefined) all.push(item)
    }
  return all
}

function distanceOf(near: Branch | undefined, indexed: IndexedProduct): number {
  if (isSoldOut(indexed)) return 2
  return near === undefined || (indexed.quantities[BRANCHES.indexOf(near)] ?? 0) > 0 ? 0 : 1
}
