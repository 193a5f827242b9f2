import type { Kind } from '../../catalogue/product.ts'
import { addressOfQuery, queryOfAddress } from '../../search/query-address.ts'
import type { Only, ProductAnswer, ProductQuery, Sort } from '../../search/query-and-answer.ts'

/** The filters of the product list. */
export type ProductListQuery = {
  words: string
  kind: Kind | 'all'
  place: string
  only: Only | 'all'
  sort: Sort
}

export const DEFAULT_QUERY: ProductListQuery = {
  words: '',
  kind: 'all',
  place: 'all',
  only: 'all',
  sort: 'number',
}

/** The query for the search worker, with hidden products. */
export function toProductQuery({ words, kind, place, only, sort }: ProductListQuery): ProductQuery {
  return {
    withHidden: true,
    ...(words.trim() !== '' && { words }),
    ...(kind !== 'all' && { kinds: [kind] }),
    ...(place !== 'all' && { place }),
    ...(only !== 'all' && { only }),
    // With words, the best match comes first by default.
    ...(sort === 'number' && words.trim() !== '' ? {} : { sort }),
  }
}

/** The query and fragment of the list's address, `?only=low#q=stool`, always in the same order. */
export function productListHref(query: ProductListQuery): string {
  // The field may end with a space, but not the address.
  const { sort: _, ...productQuery } = toProductQuery({ ...query, words: query.words.trim() })
  return addressOfQuery(
    query.sort === DEFAULT_QUERY.sort ? productQuery : { ...productQuery, sort: query.sort },
  )
}

/** The query of an address, without invalid parts. */
export function parseProductListQuery(searchParams: URLSearchParams): ProductListQuery {
  const { words, kinds, place, only, sort } = queryOfAddress(searchParams)
  return {
    words: words ?? DEFAULT_QUERY.words,
    kind: kinds?.[0] ?? DEFAULT_QUERY.kind,
    place: place ?? DEFAULT_QUERY.place,
    only: only ?? DEFAULT_QUERY.only,
    sort: sort ?? DEFAULT_QUERY.sort,
  }
}

/** The number of products for each chip, under the other filters. */
export function countsOf(answer: ProductAnswer): Record<ProductListQuery['only'], number> {
  const countOf = (only: Only) => answer.facets.only.find(({ value }) => value === only)?.count ?? 0
  return {
    all: answer.unfilteredCount,
    low: countOf('low'),
    'sold out': countOf('sold out'),
    hidden: countOf('hidden'),
  }
}
