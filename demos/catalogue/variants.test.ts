import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultBinLocation, defaultLowStockThreshold } from './bin-location.ts'
import { isColour } from './colours.ts'
import { existingProduct } from './product.fixture.ts'
import { PRODUCT_COUNT } from './product.ts'
import { allProducts } from './products.ts'
import { skuOf, skuParts, variantsOf } from './variants.ts'

const anyNumber = fc.integer({ min: 1, max: PRODUCT_COUNT })

test('the variants are every colour in every size, each with a sku that leads back to it', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      const product = existingProduct(number)
      const variants = variantsOf(product)
      expect(variants).toHaveLength(Math.max(1, product.colours.length) * product.sizes.length)
      variants.forEach((variant, index) => {
        expect(skuParts(variant.sku)).toEqual({ number, variantNumber: index + 1 })
        expect(variant.colour === null || isColour(variant.colour)).toBe(true)
        expect(variant.initialStock.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
      })
    }),
  )
})

test('a sku is read only in its exact spelling', () => {
  expect(skuOf(1, 2)).toBe('00001-2')
  expect(skuParts('10241-12')).toEqual({ number: 10_241, variantNumber: 12 })
  for (const other of ['', '1-1', '00001', '00001-0', '00001-', '00001-100', ' 00001-1', 'kayak-1'])
    expect(skuParts(other)).toBeNull()
})

test('a bin location is an aisle and one of nine shelves, the same each time', () => {
  expect([1, 2, 3].map((number) => defaultBinLocation(existingProduct(number)))).toEqual(['C3', 'A1', 'E8'])
  for (const product of allProducts()) expect(defaultBinLocation(product)).toMatch(/^[A-H][1-9]$/)
})

test('the default low-stock threshold is 4, from R 1 000 on 2, and from R 5 000 on 1', () => {
  const prices = [99_900, 100_000, 499_900, 500_000]
  expect(prices.map((priceCents) => defaultLowStockThreshold({ priceCents }))).toEqual([4, 2, 2, 1])
})
