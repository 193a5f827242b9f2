import type { FirstResults } from '../../search/first-results.ts'
import type { FacetCount } from '../../search/query-and-answer.ts'

/** What the first page shows, as plain data: the rest is worked out from it, by server and browser alike. */
export type FirstView = {
  path: string
  list?: FirstList
}

/** The first products of a list, and what can be chosen from all of it. */
export type FirstList = {
  numbers: ReadonlyArray<number>
  count: number
  outOf: number
  facets: Readonly<Record<ShopFacet, ReadonlyArray<FacetCount>>>
  prices: FirstResults['prices']
}

const SHOP_FACETS = ['kinds', 'materials', 'forms', 'colours', 'branches'] as const
type ShopFacet = (typeof SHOP_FACETS)[number]

/** Without what the shop does not show: it travels with the page. */
export function firstList({ products, count, outOf, facets, prices }: FirstResults): FirstList {
  const { kinds, materials, forms, colours, branches } = facets
  return {
    numbers: products.map(({ number }) => number),
    count,
    outOf,
    facets: { kinds, materials, forms, colours, branches },
    prices,
  }
}
