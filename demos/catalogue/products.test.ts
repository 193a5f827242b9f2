import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeProduct } from './describe-product.ts'
import { firstProduct } from './first-five.ts'
import { PRODUCT_COUNT, type Product } from './product.ts'
import { allProducts, NAME_RETRIES, productOf } from './products.ts'
import { variantsOf } from './variants.ts'

const all = allProducts()
const anyNumber = fc.integer({ min: 1, max: PRODUCT_COUNT })

describe('the shop', () => {
  test('is unchanged: names, prices, variants and stock', () => {
    // A change to the generator changes all 10 240 products, to which addresses, baskets and orders refer.
    expect(createHash('sha256').update(all.map(asText).join('\n')).digest('hex')).toBe(
      '929baa04b73c371485bbc93195357ca67df6730fba752f29d42898ffe110d4e6',
    )
  })

  test('has no two products with the same name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(PRODUCT_COUNT)
    expect(new Set(all.map(({ slug }) => slug)).size).toBeGreaterThan(PRODUCT_COUNT - 10)
  })

  test('has prices in steps of R 10, and of R 50 from R 2 000 on', () => {
    const wrong = all
      .flatMap(({ sizes }) => sizes)
      .filter(({ priceCents }) => priceCents % (priceCents < 200_000 ? 1_000 : 5_000) !== 0)
    expect(wrong).toEqual([])
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
})

const asText = (product: Product): string => JSON.stringify([product, variantsOf(product)])

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
