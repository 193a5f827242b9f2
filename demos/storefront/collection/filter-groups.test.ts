import { expect, test } from 'vitest'
import { kindInCollection } from '../../catalogue/kinds.ts'
import type { ProductQuery } from '../../search/query-and-answer.ts'
import { appliedFilters, toggleFilter, withoutFilters, withPriceLimit } from './filter-groups.ts'

const page: ProductQuery = { kinds: ['side-table'] }
const kind = kindInCollection('side-table')

test('ticked values of a group are added in a fixed order', () => {
  const both = toggleFilter(toggleFilter(page, 'materials', 'oak', true), 'materials', 'kiaat', true)
  expect(both).toEqual({ kinds: ['side-table'], materials: ['kiaat', 'oak'] })
  expect(toggleFilter(toggleFilter(both, 'materials', 'oak', false), 'materials', 'kiaat', false)).toEqual(
    page,
  )
})

test.each([
  ['R 1 990', 199_000],
  ['1990,50', 199_100],
  ['R\u00a05\u00a0100', 510_000],
])('a typed price is read, rounded to whole rands: %s', (typed, cents) => {
  expect(withPriceLimit(page, 'fromCents', typed).fromCents).toBe(cents)
})

test('an invalid price sets no limit', () => {
  for (const typed of ['', 'cheap', '-', '0'])
    expect(withPriceLimit({ ...page, toCents: 100 }, 'toCents', typed)).toEqual(page)
})

test('each chosen filter has its name and the query without it', () => {
  const query = { ...page, materials: ['kiaat'], forms: ['round'], toCents: 300_000 }
  const applied = appliedFilters(query, page, kind)
  expect(applied.map(({ label }) => label)).toEqual(['Kiaat', 'Round top', 'Up to R\u00a03\u00a0000'])
  expect(applied[0]?.without).toEqual({ ...page, forms: ['round'], toCents: 300_000 })
})

test('clearing keeps the sort order and the page’s own filters', () => {
  expect(withoutFilters({ ...page, materials: ['oak'], sort: 'price up' }, page)).toEqual({
    ...page,
    sort: 'price up',
  })
})
