import { KINDS } from '../catalogue/kinds.ts'
import { BRANCHES } from '../catalogue/product.ts'
import { type IndexedProduct, isSoldOut } from './indexed-product.ts'
import type { Facet, Only, ProductQuery } from './query-and-answer.ts'

/** The filter groups, a bit each: a product that fails only one group's filter still counts in that group's numbers. */
export const GROUP_BITS = {
  kinds: 1,
  materials: 2,
  forms: 4,
  colours: 8,
  branches: 16,
  families: 32,
  places: 64,
  only: 128,
  lowIn: 256,
  prices: 512,
} as const satisfies Record<Facet | 'prices', number>
type Group = keyof typeof GROUP_BITS

/** Properties of a query that are filters; the others define the page. */
const NARROWING: ReadonlyArray<Group> = [
  'materials',
  'forms',
  'colours',
  'branches',
  'only',
  'lowIn',
  'prices',
]
export const NARROWING_BITS = NARROWING.reduce((bits, group) => bits | GROUP_BITS[group], 0)

type Test = (listed: IndexedProduct) => boolean

/** Whether a product belongs on the page, regardless of filters. */
export function belongs({ collection, withHidden }: ProductQuery): Test {
  const kinds = new Set(
    KINDS.filter((kind) => collection === undefined || kind.collection === collection).map(
      ({ kind }) => kind,
    ),
  )
  return ({ product, isHidden }) => (withHidden === true || !isHidden) && kinds.has(product.kind)
}

/** The bits of all groups whose filter a product does not match; 0 for a result. */
export function missesOf(query: ProductQuery): (listed: IndexedProduct) => number {
  const tests = testsOf(query)
  return (listed) => {
    let missedBits = 0
    for (const [bit, passes] of tests) if (!passes(listed)) missedBits |= bit
    return missedBits
  }
}

export const isOnly: Readonly<Record<Only, Test>> = {
  low: ({ lowIn }) => lowIn.length > 0,
  'sold out': isSoldOut,
  hidden: ({ isHidden }) => isHidden,
}

function testsOf(query: ProductQuery): ReadonlyArray<readonly [number, Test]> {
  const { family, place, only, lowIn } = query
  const tests: Record<Group, Test | null> = {
    kinds: oneOf(query.kinds, ({ product }) => product.kind),
    materials: oneOf(query.materials, ({ product }) => product.material),
    forms: oneOf(query.forms, ({ product }) => product.form),
    colours: anyOf(query.colours, ({ product }) => product.colours),
    branches: anyOf(query.branches, branchesWith),
    families: family === undefined ? null : ({ product }) => product.family === family,
    places: place === undefined ? null : ({ product }) => product.maker.place === place,
    only: only === undefined ? null : isOnly[only],
    lowIn: lowIn === undefined ? null : (listed) => listed.lowIn.includes(lowIn),
    prices: priced(query),
  }
  // `as`: the keys of a record of groups are groups.
  return (Object.keys(tests) as ReadonlyArray<Group>).flatMap((group) => {
    const test = tests[group]
    return test === null ? [] : [[GROUP_BITS[group], test] as const]
  })
}

/** The branches that have the product in stock. */
export function branchesWith({ quantities }: IndexedProduct): ReadonlyArray<string> {
  return BRANCHES.filter((_, index) => (quantities[index] ?? 0) > 0)
}

function oneOf(
  chosen: ReadonlyArray<string> | undefined,
  keyOf: (listed: IndexedProduct) => string,
): Test | null {
  if (chosen === undefined || chosen.length === 0) return null
  const values = new Set(chosen)
  return (listed) => values.has(keyOf(listed))
}

function anyOf(
  chosen: ReadonlyArray<string> | undefined,
  valuesOf: (listed: IndexedProduct) => ReadonlyArray<string>,
): Test | null {
  if (chosen === undefined || chosen.length === 0) return null
  const values = new Set(chosen)
  return (listed) => valuesOf(listed).some((value) => values.has(value))
}

function priced({ fromCents = 0, toCents = Number.POSITIVE_INFINITY }: ProductQuery): Test | null {
  if (fromCents <= 0 && toCents === Number.POSITIVE_INFINITY) return null
  return ({ product }) => product.priceCents >= fromCents && product.priceCents <= toCents
}
