import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeProduct } from './describe-product.ts'
import { FAMILIES } from './families.ts'
import { firstProduct } from './first-five.ts'
import { KINDS, kindInCollection } from './kinds.ts'
import { PRODUCT_COUNT, type Product } from './product.ts'
import { allProducts, NAME_RETRIES, productOf } from './products.ts'
import { variantsOf } from './variants.ts'

const all = allProducts()
const anyNumber = fc.integer({ min: 1, max: PRODUCT_COUNT })

describe('the shop', () => {
  test('is unchanged: names, prices, variants and stock', () => {
    // A change to the generator changes all 10 240 products, to which addresses, baskets and orders refer.
    expect(createHash('sha256').update(all.map(asText).join('\n')).digest('hex')).toBe(
      '184205db0f96cd183fdd05803f811068e95ad159b8412e4c4314d419e1e1ad95',
    )
  })

  test('has no two products with the same name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(PRODUCT_COUNT)
    expect(new Set(all.map(({ slug }) => slug)).size).toBeGreaterThan(PRODUCT_COUNT - 10)
  })

  test('has the expected number of products of each kind', () => {
    const counts = KINDS.map(({ kind, word }) => [
      word,
      all.filter((product) => product.kind === kind).length,
    ])
    expect(Object.fromEntries(counts)).toEqual({
      'Dining tables': 466,
      'Side tables': 718,
      Stools: 681,
      Chairs: 679,
      Benches: 454,
      'Pendant lamps': 664,
      'Desk lamps': 403,
      Throws: 773,
      Cushions: 909,
      Rugs: 893,
      Bowls: 663,
      Vases: 690,
      Mugs: 525,
      Planters: 668,
      Baskets: 416,
      Mirrors: 638,
    })
  })

  test('has prices in steps of R 10, and of R 50 from R 2 000 on', () => {
    const wrong = all
      .flatMap(({ sizes }) => sizes)
      .filter(({ priceCents }) => priceCents % (priceCents < 200_000 ? 1_000 : 5_000) !== 0)
    expect(wrong).toEqual([])
  })

  test('begins with the five original products', () => {
    expect(all.slice(0, 5).map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Kiaat side table', 245_000],
      ['Linen throw', 69_000],
      ['Woven pendant', 118_000],
      ['Clay planter', 42_000],
      ['Oak stool', 135_000],
    ])
  })
})

describe('a product', () => {
  test('is the same by number as in the list of all products', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(productOf(number)).toEqual(all[number - 1])
      }),
    )
  })

  test('is null for an unknown number', () => {
    for (const number of [0, -1, 1.5, PRODUCT_COUNT + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(productOf(number)).toBeNull()
    }
  })

  test('belongs to a family, a collection and a form of its kind, and costs what its first size does', () => {
    const families = new Set(['First five', ...FAMILIES.map(({ name }) => name)])
    for (const { family, kind, form, sizes, priceCents } of all) {
      expect(families.has(family)).toBe(true)
      expect(kindInCollection(kind).forms.some((other) => other.form === form)).toBe(true)
      expect(sizes[0]?.priceCents).toBe(priceCents)
    }
  })
})

const asText = (product: Product): string =>
  JSON.stringify([
    product.number,
    product.slug,
    product.name,
    product.kind,
    product.family,
    product.form,
    product.material,
    product.pattern,
    product.maker.name,
    product.colours,
    product.shippingClass,
    product.isOutdoor,
    product.sizes.map(({ word, priceCents }) => [word, priceCents]),
    variantsOf(product).map((variant) => [
      variant.sku,
      variant.colour,
      variant.size,
      variant.priceCents,
      variant.initialStock,
    ]),
  ])

test('the table of name retries equals generating all names in order', () => {
  // If the words change on purpose, put the received value into the table.
  expect(encode(retriesOfNames())).toBe(NAME_RETRIES)
})

/** Slow, because a name's retries depend on all names before it. */
function retriesOfNames(): ReadonlyArray<number> {
  const used = new Set<string>()
  return Array.from({ length: PRODUCT_COUNT }, (_, index) => {
    let attempt = 0
    const first = firstProduct(index + 1)
    let name = first?.name ?? describeProduct(index + 1, attempt).name
    while (used.has(name)) name = describeProduct(index + 1, ++attempt).name
    used.add(name)
    return attempt
  })
}

const encode = (attempts: ReadonlyArray<number>): string =>
  attempts.join('').replace(/0{2,27}/g, (zeros) => String.fromCharCode(95 + zeros.length))
