import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultBinLocation, defaultLowStockThreshold } from './bin-location.ts'
import { isColour } from './colours.ts'
import { PRODUCT_COUNT, type Product } from './product.ts'
import { allProducts, productOf } from './products.ts'
import { skuOf, skuParts, variantsOf } from './variants.ts'

const anyNumber = fc.integer({ min: 1, max: PRODUCT_COUNT })

describe('variants', () => {
  test('are every colour in every size, each with a sku that leads back to it', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const product = existingProduct(number)
        const variants = variantsOf(product)
        expect(variants).toHaveLength(Math.max(1, product.colours.length) * product.sizes.length)
        variants.forEach((variant, index) => {
          expect(skuParts(variant.sku)).toEqual({ number, variantNumber: index + 1 })
          expect(variant.colour === null || isColour(variant.colour)).toBe(true)
          expect(variant.initialStock.every((quantity) => Number.isInteger(quantity) && quantity >= 0)).toBe(
            true,
          )
        })
      }),
    )
  })

  test('of the second product have its fixed initial stock', () => {
    expect(variantsOf(existingProduct(2)).map(({ sku, initialStock }) => [sku, initialStock])).toEqual([
      ['00002-1', [6, 4, 3]],
      ['00002-2', [2, 0, 1]],
      ['00002-3', [0, 0, 0]],
    ])
  })

  test('are sold out in every branch in about 7% of cases', () => {
    const variants = allProducts().flatMap(variantsOf)
    const soldOut = variants.filter(({ initialStock }) => initialStock.every((quantity) => quantity === 0))
    expect([variants.length, soldOut.length]).toEqual([41_938, 3_015])
  })
})

describe('a sku', () => {
  test('is read only in its exact spelling', () => {
    expect(skuOf(1, 2)).toBe('00001-2')
    expect(skuParts('10241-12')).toEqual({ number: 10_241, variantNumber: 12 })
    for (const other of ['', '1-1', '00001', '00001-0', '00001-', '00001-100', ' 00001-1', 'kayak-1']) {
      expect(skuParts(other)).toBeNull()
    }
  })
})

describe('a bin location', () => {
  test('is an aisle and one of nine shelves, the same each time', () => {
    expect([1, 2, 3, 4, 5].map((number) => defaultBinLocation(existingProduct(number)))).toEqual([
      'C3',
      'A1',
      'E8',
      'H6',
      'C4',
    ])
    for (const product of allProducts()) expect(defaultBinLocation(product)).toMatch(/^[A-H][1-9]$/)
  })
})

describe('the default low-stock threshold', () => {
  test('is 4 for cheap, 2 for expensive and 1 for very expensive products', () => {
    expect(defaultLowStockThreshold({ priceCents: 99_000 })).toBe(4)
    expect(defaultLowStockThreshold({ priceCents: 100_000 })).toBe(2)
    expect(defaultLowStockThreshold({ priceCents: 500_000 })).toBe(1)
  })

  test('marks about 700 products of each branch as low', () => {
    const low = [0, 1, 2].map((branch) => allProducts().filter((product) => isLow(product, branch)).length)
    expect(low).toEqual([717, 717, 704])
  })
})

function existingProduct(number: number): Product {
  const product = productOf(number)
  if (product === null) throw new RangeError(`No product ${number}`)
  return product
}

const isLow = (product: Product, branch: number): boolean =>
  variantsOf(product).reduce((sum, { initialStock }) => sum + (initialStock[branch] ?? 0), 0) <
  defaultLowStockThreshold(product)
