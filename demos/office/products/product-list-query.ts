import type { Kind } from '../../catalogue/product.ts'
import { addressOfQuery, queryOfAddress } from '../../search/query-address.ts'
import type { ProductAnswer, ProductQuery, ProductStatus, Sort } from '../../search/query-and-answer.ts'

/** The filters of the product list. */
export type ProductListQuery = {
  words: string
  kind: Kind | 'all'
  place: string
  status: ProductStatus | 'all'
  sort: Sort
}

export const DEFAULT_QUERY: ProductListQuery = {
  words: '',
  kind: 'all',
  place: 'all',
  status: 'all',
  sort: 'number',
}

/** The query for the search worker, with hidden products. */
export function toProductQuery({ words, kind, place, status, sort }: ProductListQuery): ProductQuery {
  return {
    withHidden: true,
    ...(words.trim() !== '' && { words }),
    ...(kind !== 'all' && { kinds: [kind] }),
    ...(place !== 'all' && { place }),
    ...(status !== 'all' && { status }),
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
  const { words, kinds, place, status, sort } = queryOfAddress(searchParams)
  return {
    words: words ?? DEFAULT_QUERY.words,
    kind: kinds?.[0] ?? DEFAULT_QUERY.kind,
    place: place ?? DEFAULT_QUERY.place,
    status: status ?? DEFAULT_QUERY.status,
    sort: sort ?? DEFAULT_QUERY.sort,
  }
}

/** The number of products for each chip, under the other filters. */
export function countsOf(answer: ProductAnswer): Record<ProductListQuery['status'], number> {
  const countOf = (status: ProductStatus) =>
    answer.facets.status.find(({ value }) => value === status)?.count ?? 0
  return {
    all: answer.unfilteredCount,
    low: countOf('low'),
    'sold out': countOf('sold out'),
    hidden: countOf('hidden'),
  }
}
