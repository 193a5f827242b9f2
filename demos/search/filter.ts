import { KINDS } from '../catalogue/kinds.ts'
import { BRANCHES } from '../catalogue/product.ts'
import { type IndexedProduct, isSoldOut } from './indexed-product.ts'
import type { Facet, ProductQuery, ProductStatus } from './query-and-answer.ts'

/** The filter groups, a bit each: a product that fails only one group's filter still counts in that group's numbers. */
export const GROUP_BITS = {
  kinds: 1,
  materials: 2,
  forms: 4,
  colours: 8,
  branches: 16,
  families: 32,
  places: 64,
  status: 128,
  lowIn: 256,
  prices: 512,
} as const satisfies Record<Facet | 'prices', number>
type Group = keyof typeof GROUP_BITS

/** Properties of a query that are filters; the others define the page. */
const FILTER_GROUPS: ReadonlyArray<Group> = [
  'materials',
  'forms',
  'colours',
  'branches',
  'status',
  'lowIn',
  'prices',
]
export const FILTER_BITS = FILTER_GROUPS.reduce((bits, group) => bits | GROUP_BITS[group], 0)

type Predicate = (indexed: IndexedProduct) => boolean

/** Tests whether a product belongs on the page, regardless of filters. */
export function pagePredicate({ collection, withHidden }: ProductQuery): Predicate {
  const kinds = new Set(
    KINDS.filter((kind) => collection === undefined || kind.collection === collection).map(
      ({ kind }) => kind,
    ),
  )
  return ({ product, isHidden }) => (withHidden === true || !isHidden) && kinds.has(product.kind)
}

/** The bits of all groups whose filter a product does not match; 0 for a result. */
export function missedGroupsOf(query: ProductQuery): (indexed: IndexedProduct) => number {
  const predicates = predicatesOf(query)
  return (indexed) => {
    let missedBits = 0
    for (const [bit, matches] of predicates) if (!matches(indexed)) missedBits |= bit
    return missedBits
  }
}

export const STATUS_PREDICATES: Readonly<Record<ProductStatus, Predicate>> = {
  low: ({ lowIn }) => lowIn.length > 0,
  'sold out': isSoldOut,
  hidden: ({ isHidden }) => isHidden,
}

function predicatesOf(query: ProductQuery): ReadonlyArray<readonly [number, Predicate]> {
  const { family, place, status, lowIn } = query
  const predicates: Record<Group, Predicate | null> = {
    kinds: anyOf(query.kinds, ({ product }) => [product.kind]),
    materials: anyOf(query.materials, ({ product }) => [product.material]),
    forms: anyOf(query.forms, ({ product }) => [product.form]),
    colours: anyOf(query.colours, ({ product }) => product.colours),
    branches: anyOf(query.branches, branchesInStock),
    families: family === undefined ? null : ({ product }) => product.family === family,
    places: place === undefined ? null : ({ product }) => product.maker.place === place,
    status: status === undefined ? null : STATUS_PREDICATES[status],
    lowIn: lowIn === undefined ? null : (indexed) => indexed.lowIn.includes(lowIn),
    prices: pricePredicate(query),
  }
  // `as`: the keys of a record of groups are groups.
  return (Object.keys(predicates) as ReadonlyArray<Group>).flatMap((group) => {
    const predicate = predicates[group]
    return predicate === null ? [] : [[GROUP_BITS[group], predicate] as const]
  })
}

/** The branches that have the product in stock. */
export function branchesInStock({ quantities }: IndexedProduct): ReadonlyArray<string> {
  return BRANCHES.filter((_, index) => (quantities[index] ?? 0) > 0)
}

function anyOf(
  chosen: ReadonlyArray<string> | undefined,
  valuesOf: (indexed: IndexedProduct) => ReadonlyArray<string>,
): Predicate | null {
  if (chosen === undefined || chosen.length === 0) return null
  const values = new Set(chosen)
  return (indexed) => valuesOf(indexed).some((value) => values.has(value))
}

function pricePredicate({
  fromCents = 0,
  toCents = Number.POSITIVE_INFINITY,
}: ProductQuery): Predicate | null {
  if (fromCents <= 0 && toCents === Number.POSITIVE_INFINITY) return null
  return ({ product }) => product.priceCents >= fromCents && product.priceCents <= toCents
}
