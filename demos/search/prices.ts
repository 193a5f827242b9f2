import type { ProductAnswer } from './product-search.ts'

const ROUND_CENTS = [50_000, 150_000, 500_000, 1_500_000]

/** @returns null of no prices */
export function priceRange(prices: ReadonlyArray<number>): ProductAnswer['prices'] {
  if (prices.length === 0) return null
  let [fromCents, toCents] = [Number.POSITIVE_INFINITY, 0]
  for (const cents of prices) {
    fromCents = Math.min(fromCents, cents)
    toCents = Math.max(toCents, cents)
  }
  return { fromCents, toCents }
}

/** `Under R 1 500`, where some cost less and some do not. */
export function countsUnder(prices: ReadonlyArray<number>): ProductAnswer['under'] {
  return ROUND_CENTS.map((cents) => ({
    cents,
    count: prices.filter((price) => price < cents).length,
  })).filter(({ count }) => count > 0 && count < prices.length)
}
