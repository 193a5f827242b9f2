import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIVE_PRODUCTS } from '../../pictures/live/live-products.ts'
import { OWN_BRANDS } from '../../server/your-name/own-brands.ts'

test('each product with a card has a live preview under the same name', () => {
  const livePreviews = new Map(LIVE_PRODUCTS.map(({ slug, own }) => [slug, own]))
  expect(new Map([...OWN_BRANDS].map(([slug, { own }]) => [slug, own]))).toEqual(livePreviews)
  expect(livePreviews.size).toBe(LIVE_PRODUCTS.length)
})

test.each([...OWN_BRANDS.keys()])('the card of %s has its picture', (slug) => {
  expect(existsSync(new URL(`../../site/images/${slug}-card-800.webp`, import.meta.url))).toBe(true)
})
