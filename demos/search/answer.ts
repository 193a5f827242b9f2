import { BRANCHES, type Branch, PRODUCT_COUNT, type Product } from '../catalogue/product.ts'
import type { ValueNumbers } from './facet-values.ts'
import { belongs, GROUP_BITS, missesOf, NARROWING_BITS } from './filter.ts'
import { type IndexedProduct, isSoldOut } from './indexed-product.ts'
import type { Found } from './product-finder.ts'
import type { ProductIndex, Row } from './product-index.ts'
import { FACETS, type ProductAnswer, type ProductQuery, type Sort } from './query-and-answer.ts'

/** An answer stores product numbers as 16-bit integers. */
const NUMBERS = 65_536

/**
 * The answer to a query: filters, counts and sorts the products.
 *
 * @param found by the words of the query; null without words
 */
export function answerOf(
  listing: ProductIndex,
  query: ProductQuery,
  found: Found | null,
): Omit<ProductAnswer, 'durationMs'> {
  const rows = rowsOfPage(listing.byNumber(), query, found)
  const misses = missesOf(query)
  const missedBits = Uint16Array.from(rows, ({ listed }) => misses(listed))
  const without = (bits: number) => rows.filter((_, index) => ((missedBits[index] ?? 0) & ~bits) === 0)
  const answers = without(0).map(({ listed }) => listed)
  const prices = without(GROUP_BITS.prices).map(({ listed }) => listed.product.priceCents)
  return {
    numbers: inOrder(listing, answers, query, found),
    outOf: without(NARROWING_BITS).length,
    meant: found?.meant ?? null,
    marks: found?.marks ?? [],
    facets: facetsOf(rows, missedBits, listing),
    prices: priceRange(prices),
    under: countsUnder(prices),
  }
}

/** The rows that match the words and belong on the page, regardless of filters. */
function rowsOfPage(rows: ReadonlyArray<Row>, query: ProductQuery, found: Found | null): ReadonlyArray<Row> {
  const isOfPage = belongs(query)
  if (found === null) return rows.filter(({ listed }) => isOfPage(listed))
  const isFound = marked(found.tiers.flat())
  return rows.filter(({ listed }) => isFound[listed.product.number] === 1 && isOfPage(listed))
}

/** @param answers by number, the lowest first */
function inOrder(
  listing: ProductIndex,
  answers: ReadonlyArray<IndexedProduct>,
  { sort = 'best match', near }: ProductQuery,
  found: Found | null,
): Uint16Array {
  const compare = COMPARED[sort]
  if (compare) {
    const isAnswer = marked(answers.map(numberOf))
    return listing.inOrder(sort, compare).filter((number) => isAnswer[number] === 1)
  }
  if (sort === 'near me') return Uint16Array.from(nearFirst(newestInTurn(answers), near), numberOf)
  const isByMatch = sort === 'best match' && found !== null
  return Uint16Array.from(isByMatch ? byMatch(answers, found) : newestInTurn(answers), numberOf)
}

/** Among equally good matches, the newest of each shape in turn. */
function byMatch(answers: ReadonlyArray<IndexedProduct>, found: Found): ReadonlyArray<IndexedProduct> {
  const byNumber = new Map(answers.map((listed) => [listed.product.number, listed]))
  return found.tiers.flatMap((tier) => newestInTurn(tier.flatMap((number) => byNumber.get(number) ?? [])))
}

const numberOf = ({ product }: IndexedProduct): number => product.number

/** A lookup table with 1 for each of these numbers. */
function marked(numbers: ReadonlyArray<number>): Uint8Array {
  const marks = new Uint8Array(NUMBERS)
  for (const number of numbers) marks[number] = 1
  return marks
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

/** Round prices such as `Under R 1 500`, if some products cost less and some more. */
function countsUnder(prices: ReadonlyArray<number>): ProductAnswer['under'] {
  return ROUND_CENTS.map((cents) => ({
    cents,
    count: prices.filter((price) => price < cents).length,
  })).filter(({ count }) => count > 0 && count < prices.length)
}

const NO_VALUES: ValueNumbers = { ofFacet: [], all: [] }
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
  const counts = values.noCounts()
  for (let index = 0; index < rows.length; index += 1) {
    const bits = missedBits[index] ?? 0
    const { all, ofFacet } = rows[index]?.values ?? NO_VALUES
    count(counts, bits === 0 ? all : (ofFacet[FACET_BITS.indexOf(bits)] ?? NO_VALUES.all))
  }
  return values.named(counts)
}

function count(counts: Uint16Array, values: ReadonlyArray<number>): void {
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}

/** The sort orders that do not depend on the rest of the answer. */
const COMPARED: Readonly<Partial<Record<Sort, (a: Product, b: Product) => number>>> = {
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
 * @param listed by number, the lowest first
 */
function newestInTurn(listed: ReadonlyArray<IndexedProduct>): ReadonlyArray<IndexedProduct> {
  const added = listed.filter(({ product }) => product.number > PRODUCT_COUNT)
  const drawn = listed.filter(({ product }) => product.number <= PRODUCT_COUNT)
  const ofEachKind = grouped(drawn, 'kind').map((ofKind) => interleave(grouped(ofKind, 'form')))
  return [...added.reverse(), ...interleave(ofEachKind)]
}

/** First products in this branch, then those in others, last those sold out. */
function nearFirst(
  listed: ReadonlyArray<IndexedProduct>,
  near: Branch | undefined,
): ReadonlyArray<IndexedProduct> {
  const distances = listed.map((one) => awayFrom(near, one))
  return [0, 1, 2].flatMap((distance) => listed.filter((_, index) => distances[index] === distance))
}

function byName({ name: a }: Product, { name: b }: Product): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Groups products by kind or form, in order of first appearance. */
function grouped(
  listed: ReadonlyArray<IndexedProduct>,
  by: 'kind' | 'form',
): ReadonlyArray<ReadonlyArray<IndexedProduct>> {
  const groups = new Map<string, Array<IndexedProduct>>()
  for (const one of listed) {
    const group = groups.get(one.product[by])
    if (group) group.push(one)
    else groups.set(one.product[by], [one])
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

function awayFrom(near: Branch | undefined, listed: IndexedProduct): number {
  if (isSoldOut(listed)) return 2
  return near === undefined || (listed.quantities[BRANCHES.indexOf(near)] ?? 0) > 0 ? 0 : 1
}
