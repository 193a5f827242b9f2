import { expect, test } from 'vitest'
import { parseUrlQuery } from '../../search/query-address.ts'
import {
  DEFAULT_QUERY,
  type ProductListQuery,
  parseProductListQuery,
  productListHref,
} from './product-list-query.ts'

test.for<[Partial<ProductListQuery>, string]>([
  [{}, ''],
  [{ words: ' round mug ' }, '#q=round+mug'],
  [
    { words: 'mug', kind: 'mug', status: 'sold out', sort: 'price up' },
    '?kind=mug&only=sold+out&sort=price+up#q=mug',
  ],
])('a query is written to the address and read from it: %o', ([change, address]) => {
  const query = { ...DEFAULT_QUERY, ...change }
  expect(productListHref(query)).toBe(address)
  const { search, hash } = new URL(address, 'https://www.example.co.za')
  expect(parseProductListQuery(parseUrlQuery(search, hash))).toEqual({ ...query, words: query.words.trim() })
})

test('an invalid address shows all products', () => {
  expect(parseProductListQuery(new URLSearchParams('kind=boat&only=me&sort=&place=%F0'))).toEqual(
    DEFAULT_QUERY,
  )
})
