import type { FirstResults } from '../../search/first-results.ts'
import type { FacetCount } from '../../search/query-and-answer.ts'

/** The data of the first page, so that server and browser render the same. */
export type FirstView = {
  path: string
  list?: FirstList
}

/** The first products of a list, and its filters. */
export type FirstList = {
  numbers: ReadonlyArray<number>
  count: number
  unfilteredCount: number
  facets: Readonly<Record<FilterName, ReadonlyArray<FacetCount>>>
  prices: FirstResults['prices']
}

/** The filters of the shop; the office has more. */
export const FILTER_NAMES = ['kinds', 'materials', 'forms', 'colours', 'branches'] as const
export type FilterName = (typeof FILTER_NAMES)[number]

/** Only what the shop shows, because all of it is sent with the page. */
export function firstList({ products, count, unfilteredCount, facets, prices }: FirstResults): FirstList {
  const { kinds, materials, forms, colours, branches } = facets
  return {
    numbers: products.map(({ number }) => number),
    count,
    unfilteredCount,
    facets: { kinds, materials, forms, colours, branches },
    prices,
  }
}
