import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FAMILY_NAMES } from '../catalogue/families.ts'
import { BRANCHES, COLLECTION_NAMES, KIND_NAMES } from '../catalogue/product.ts'
import { addressOfQuery, hasWords, MAX_WORDS_CHARS, parseUrlQuery, queryOfAddress } from './query-address.ts'
import { type ProductQuery, SORTS, STATUSES } from './query-and-answer.ts'

const subset = (values: ReadonlyArray<string>) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.sort())
const queries = fc.record(
  {
    words: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((text) => text.slice(0, MAX_WORDS_CHARS).trim())
      .filter((text) => text !== '' && text.isWellFormed()),
    collection: fc.constantFrom(...COLLECTION_NAMES),
    kinds: subset(KIND_NAMES),
    family: fc.constantFrom(...FAMILY_NAMES),
    place: fc.constantFrom('Rorke’s Drift', 'Graaff-Reinet'),
    materials: subset(['kiaat', 'wild silk', 'black clay']),
    forms: subset(['round', 'tripod']),
    colours: subset(['sage', 'rust']),
    fromCents: fc.integer({ min: 1, max: 9_999_999 }),
    toCents: fc.integer({ min: 1, max: 9_999_999 }),
    branches: subset(BRANCHES),
    status: fc.constantFrom(...STATUSES),
    lowIn: fc.constantFrom(...BRANCHES),
    near: fc.constantFrom(...BRANCHES),
    sort: fc.constantFrom(...SORTS),
  },
  { requiredKeys: [] },
)

test('a query written to an address is read back unchanged', () => {
  fc.assert(
    fc.property(queries, (query) => {
      // `as`: the arbitrary picks from the lists of the types.
      const address = addressOfQuery(query as ProductQuery)
      expect(queryOfAddress(parse(address))).toEqual(query)
    }),
  )
})

test('any address gives a query that is written and read back unchanged', () => {
  const keys = ['q', 'kind', 'stuff', 'from', 'to', 'sort', 'branch', 'family', 'other']
  const pairs = fc.array(fc.tuple(fc.constantFrom(...keys), fc.string({ maxLength: 200 })), { maxLength: 60 })
  fc.assert(
    fc.property(pairs, (written) => {
      const query = queryOfAddress(new URLSearchParams(written))
      const address = addressOfQuery(query)
      expect(queryOfAddress(parse(address))).toEqual(query)
      expect(address.length).toBeLessThan(4_000)
    }),
  )
})

test('invalid values in an address are ignored', () => {
  const address = new URLSearchParams(
    'kind=rug&kind=kayak&from=-5&to=1e9&sort=random&branch=Paris&stuff=%3Cscript%3E&family=Dodo',
  )
  expect(queryOfAddress(address)).toEqual({ kinds: ['rug'] })
})

test('an address has prices in whole rands, and sorted values', () => {
  const query: ProductQuery = { materials: ['oak', 'kiaat'], toCents: 150_000, words: 'table' }
  expect(addressOfQuery(query)).toBe('?stuff=kiaat&stuff=oak&to=1500#q=table')
})

test('a page’s own filters are not written to its address, and cannot be changed by it', () => {
  const page: ProductQuery = { kinds: ['side-table'] }
  expect(addressOfQuery({ ...page, materials: ['oak'] }, page)).toBe('?stuff=oak')
  expect(queryOfAddress(new URLSearchParams('kind=rug&stuff=oak'), page)).toEqual({
    ...page,
    materials: ['oak'],
  })
})

test('typed words are never in the part of an address that is sent to the server', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const { words: _, ...choices } = query
      const sent = new URL(addressOfQuery(query as ProductQuery), 'https://www.example.co.za').search
      expect(queryOfAddress(new URLSearchParams(sent))).toEqual(choices)
    }),
  )
  expect([hasWords('#q=lamp'), hasWords('#main'), hasWords('')]).toEqual([true, false, false])
})

/** Parses an address as a browser does. */
function parse(address: string): URLSearchParams {
  const { search, hash } = new URL(address, 'https://www.example.co.za')
  return parseUrlQuery(search, hash)
}
