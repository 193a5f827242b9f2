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

export const ALL_PRODUCTS: ProductListQuery = {
  words: '',
  kind: 'all',
  place: 'all',
  only: 'all',
  sort: 'number',
}

/** Converts it to a query of the search worker. The office also sees hidden products. */
export function asQuestion({ words, kind, place, only, sort }: ProductListQuery): ProductQuery {
  return {
    withHidden: true,
    ...(words.trim() !== '' && { words }),
    ...(kind !== 'all' && { kinds: [kind] }),
    ...(place !== 'all' && { place }),
    ...(only !== 'all' && { only }),
    // With words the best match comes first, unless another order is chosen.
    ...(sort === 'number' && words.trim() !== '' ? {} : { sort }),
  }
}

/** The query and fragment of the list's address, `?only=low#q=stool`, always in the same order. */
export function productListHref(query: ProductListQuery): string {
  // A trailing space belongs to the next word, and stays in the field only.
  const { sort: _, ...asked } = asQuestion({ ...query, words: query.words.trim() })
  return addressOfQuery(query.sort === ALL_PRODUCTS.sort ? asked : { ...asked, sort: query.sort })
}

/** Invalid parts are dropped. */
export function parseProductListQuery(asked: URLSearchParams): ProductListQuery {
  const { words, kinds, place, only, sort } = queryOfAddress(asked)
  return {
    words: words ?? ALL_PRODUCTS.words,
    kind: kinds?.[0] ?? ALL_PRODUCTS.kind,
    place: place ?? ALL_PRODUCTS.place,
    only: only ?? ALL_PRODUCTS.only,
    sort: sort ?? ALL_PRODUCTS.sort,
  }
}

/** The number of products for each chip, within the words and the other choices. */
export function countsOf(answer: ProductAnswer): Record<ProductListQuery['only'], number> {
  const countOf = (only: Only) => answer.facets.only.find(({ value }) => value === only)?.count ?? 0
  return {
    all: answer.outOf,
    low: countOf('low'),
    'sold out': countOf('sold out'),
    hidden: countOf('hidden'),
  }
}
