import { BRANCHES, type Branch, PRODUCT_COUNT, type Product } from '../catalogue/product.ts'
import { type IndexedProduct, isSoldOut } from './indexed-product.ts'
import type { Sort } from './product-search.ts'

/** The orders that do not depend on what else is in the answer. */
export const COMPARED: Readonly<Partial<Record<Sort, (a: Product, b: Product) => number>>> = {
  'price up': (a, b) => a.priceCents - b.priceCents,
  'price down': (a, b) => b.priceCents - a.priceCents,
  name: byName,
  'name down': (a, b) => byName(b, a),
  number: (a, b) => a.number - b.number,
}

/**
 * What the office added comes first, then the newest of each kind and shape in turn, so that the beginning of a shelf shows what
 * is on it. Low numbers are new.
 *
 * @param listed by number, the lowest first
 */
export function newestInTurn(listed: ReadonlyArray<IndexedProduct>): ReadonlyArray<IndexedProduct> {
  const added = listed.filter(({ product }) => product.number > PRODUCT_COUNT)
  const drawn = listed.filter(({ product }) => product.number <= PRODUCT_COUNT)
  const ofEachKind = grouped(drawn, 'kind').map((ofKind) => inTurn(grouped(ofKind, 'form')))
  return [...added.reverse(), ...inTurn(ofEachKind)]
}

/** First what is in this branch, then what is in another, last what is sold out. */
export function nearFirst(
  listed: ReadonlyArray<IndexedProduct>,
  near: Branch | undefined,
): ReadonlyArray<IndexedProduct> {
  const away = listed.map((one) => awayFrom(near, one))
  return [0, 1, 2].flatMap((distance) => listed.filter((_, at) => away[at] === distance))
}

function byName({ name: a }: Product, { name: b }: Product): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Lists of what is alike, in the order in which the first of each came. */
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

/** The first of each list, then the second of each. */
function inTurn<Item>(lists: ReadonlyArray<ReadonlyArray<Item>>): ReadonlyArray<Item> {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const all: Array<Item> = []
  for (let at = 0; at < longest; at += 1)
    for (const list of lists) {
      const item = list[at]
      if (item !== undefined) all.push(item)
    }
  return all
}

function awayFrom(near: Branch | undefined, listed: IndexedProduct): number {
  if (isSoldOut(listed)) return 2
  return near === undefined || (listed.quantities[BRANCHES.indexOf(near)] ?? 0) > 0 ? 0 : 1
}
