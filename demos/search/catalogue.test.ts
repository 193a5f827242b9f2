import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { BRANCHES, KIND_NAMES, type Product } from '../catalogue/product.ts'
import { allProducts, productOf } from '../catalogue/products.ts'
import { Catalogue } from './catalogue.ts'
import { missedGroupsOf } from './filter.ts'
import { indexInitial } from './indexed-product.ts'
import type { ProductQuery } from './query-and-answer.ts'

const products = allProducts()
const indexed = products.map(indexInitial)
let catalogue: Catalogue
beforeAll(() => {
  catalogue = Catalogue.of(products)
})

const NO_CHANGES = { edits: {}, added: [], stock: {} }

function search(words: string): ReadonlyArray<Product> {
  return productsOf(catalogue.answer({ words }).numbers)
}

function productsOf(numbers: Uint16Array): ReadonlyArray<Product> {
  return Array.from(numbers, (number) => productOf(number)).filter((product) => product !== null)
}

test('a word with an added, missing, different or swapped letter is corrected, even an unfinished one', () => {
  const corrected = (words: string) => catalogue.answer({ words }).correctedText
  expect(corrected('mohi')).toBe('mohair')
  expect(corrected('chiar')).toBe('chair')
  for (const typed of ['bascket', 'baset', 'bosket', 'baskte']) expect(corrected(typed), typed).toBe('basket')
})

test('a word for a product that the shop does not sell finds nothing', () => {
  for (const words of ['kayak', 'laptop', 'bicycle', 'phone', 'kiaat kayak', '???', '99999']) {
    const answer = catalogue.answer({ words })
    expect([words, answer.numbers.length, answer.correctedText, answer.facets.kinds]).toEqual([
      words,
      0,
      null,
      [],
    ])
  }
})

test('Afrikaans and isiZulu words are understood, with and without their accents', () => {
  const kindsOf = (words: string) => [...new Set(search(words).map(({ kind }) => kind))].sort()
  expect(kindsOf('stoel')).toEqual(['chair', 'stool'])
  expect(kindsOf('spieël')).toEqual(['mirror'])
  expect(kindsOf('SPIEEL')).toEqual(['mirror'])
  expect(kindsOf('kombers')).toEqual(['throw'])
  expect(kindsOf('isihlalo')).toEqual(['chair', 'stool'])
  expect(kindsOf('ubhasikidi')).toEqual(['basket'])
  expect(catalogue.answer({ words: 'kiaathout stoel' }).correctedText).toBeNull()
  expect(search('geelhout tafel').every(({ material }) => material === 'yellowwood')).toBe(true)
})

test('a number finds its product, written as on a label or not', () => {
  for (const words of ['412', '00412', '00412-2', ' 412 '])
    expect(search(words).map(({ number }) => number)).toEqual([412])
})

test('singular and plural find the same products', () => {
  expect(search('blankets')).toHaveLength(search('blanket').length)
  expect(catalogue.answer({ words: 'blankets' }).correctedText).toBeNull()
  expect(new Set(search('benches').map(({ kind }) => kind))).toEqual(new Set(['bench']))
})

test('workshops and places are found, but a word that names products means products', () => {
  expect(new Set(search('Rorke’s Drift').map(({ maker }) => maker.place))).toEqual(new Set(['Rorke’s Drift']))
  expect(new Set(search('rorkes drift').map(({ maker }) => maker.place))).toEqual(new Set(['Rorke’s Drift']))
  expect(new Set(search('stockenstrom').map(({ maker }) => maker.name))).toEqual(
    new Set(['Stockenström Mill']),
  )
  expect(new Set(search('mohair').map(({ material }) => material))).toEqual(new Set(['mohair']))
})

test('a product whose full name is typed comes first', () => {
  expect(search('Kiaat side table')[0]?.number).toBe(1)
  expect(search('Hoopoe check mohair throw')[0]?.name).toBe('Hoopoe check mohair throw')
})

test('the number beside a filter is the number of products after choosing it', () => {
  const answer = catalogue.answer({ kinds: ['rug'], colours: ['plum'] })
  for (const { value, count } of answer.facets.materials)
    expect(catalogue.answer({ kinds: ['rug'], colours: ['plum'], materials: [value] }).numbers).toHaveLength(
      count,
    )
})

test('any query has the same result as a simple filter, in the requested order', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const missedGroups = missedGroupsOf(query)
      const expected = indexed
        .filter((product) => missedGroups(product) === 0)
        .map(({ product }) => product.number)
      const answer = catalogue.answer(query)
      expect([...answer.numbers].sort((a, b) => a - b)).toEqual(expected)
      const prices = productsOf(answer.numbers).map(({ priceCents }) => priceCents)
      if (query.sort === 'price up') expect(prices).toEqual([...prices].sort((a, b) => a - b))
      if (query.sort === 'price down') expect(prices).toEqual([...prices].sort((a, b) => b - a))
    }),
    { numRuns: 40 },
  )
})

const subset = <Value>(values: ReadonlyArray<Value>) =>
  fc.subarray([...values], { minLength: 1, maxLength: 3 })
const queries: fc.Arbitrary<ProductQuery> = fc.record(
  {
    kinds: subset(KIND_NAMES),
    materials: subset(['kiaat', 'oak', 'wool', 'cotton', 'brass']),
    colours: subset(['rust', 'indigo', 'oat']),
    forms: subset(['round', 'square', 'tall']),
    branches: subset(BRANCHES),
    family: fc.constantFrom('Hoopoe', 'Karoo'),
    status: fc.constantFrom('low', 'sold out'),
    lowIn: fc.constantFrom(...BRANCHES),
    fromCents: fc.integer({ min: 1, max: 300_000 }),
    toCents: fc.integer({ min: 100_000, max: 3_000_000 }),
    sort: fc.constantFrom('newest', 'price up', 'price down', 'name', 'near me', 'number'),
  },
  { requiredKeys: [] },
)

test('sorting by a branch shows its stock first, and sold-out products last', () => {
  const { numbers } = catalogue.answer({ kinds: ['mirror'], sort: 'near me', near: 'Umhlanga' })
  const distances = Array.from(numbers, (number) => {
    const { quantities = [0, 0, 0] } = indexed[number - 1] ?? {}
    if (quantities[2] > 0) return 0
    return quantities[0] + quantities[1] > 0 ? 1 : 2
  })
  expect(distances).toEqual([...distances].sort())
  expect(new Set(distances).size).toBeGreaterThan(1)
})

test('search uses the office’s changes until they are undone', () => {
  const shop = Catalogue.of(products.slice(0, 200))
  const added = productNamed('Zebra rocking horse')
  shop.change({
    edits: { 7: { name: 'Quagga chair', isHidden: false }, 8: { isHidden: true } },
    added: [added],
    stock: { '00003-1': [0, 0, 0] },
  })
  expect([...shop.answer({ words: 'quagga' }).numbers]).toEqual([7])
  expect([...shop.answer({ words: 'zebra' }).numbers]).toEqual([10_241])
  expect(shop.answer({}).numbers[0]).toBe(10_241)
  expect([...shop.answer({ words: '8' }).numbers]).toEqual([])
  expect([...shop.answer({ status: 'hidden', withHidden: true }).numbers]).toEqual([8])
  expect([...shop.answer({ status: 'sold out' }).numbers]).toContain(3)
  shop.change(NO_CHANGES)
  expect([...shop.answer({ words: 'quagga' }).numbers]).toEqual([])
  expect([...shop.answer({ words: 'zebra' }).numbers]).toEqual([])
  expect(shop.answer({}).numbers).toHaveLength(200)
})

function productNamed(name: string): Product {
  const [first] = products
  if (!first) throw new Error('There are no products')
  return { ...first, number: 10_241, name }
}
