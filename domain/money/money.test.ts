import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRand, formatWholeRand, vatPartCents, withNoBreakSums } from './money.ts'

test.each([
  [4_485_000, 'R_44_850,00'],
  [123_456_789, 'R_1_234_567,89'],
  [0, 'R_0,00'],
  [-0, 'R_0,00'],
  [5, 'R_0,05'],
  [99_999, 'R_999,99'],
  [-50_000, '-R_500,00'],
])('%i cents are written %s, with no-break spaces', (cents, text) => {
  expect(formatRand(cents)).toBe(text.replaceAll('_', '\u00a0'))
})

test('no cent of any amount is lost, and fractions of a cent are refused', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      expect(Number(formatRand(cents).replace(/[R,\u00a0]/g, ''))).toBe(cents === 0 ? 0 : cents)
    }),
    { numRuns: 5_000 },
  )
  for (const cents of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => formatRand(cents)).toThrow(RangeError)
})

test('an amount of whole rands leaves the cents out; one with cents is refused', () => {
  expect(formatWholeRand(1_120_000)).toBe('R\u00a011\u00a0200')
  for (const cents of [1_120_001, Number.NaN]) expect(() => formatWholeRand(cents)).toThrow(RangeError)
})

test.each([
  [4_485_000, 1_500, 585_000],
  [3, 2_000, 1], // half a cent is rounded up
  [4_485_000, 0, 0],
])('%i cents contain at %i basis points a VAT of %i', (totalCents, rateBps, vatCents) => {
  expect(vatPartCents(totalCents, rateBps)).toBe(vatCents)
})

test('the VAT is within half a cent of the exact part, for any total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 150_000_000 }), (totalCents) => {
      const twiceTheMiss = 2 * (vatPartCents(totalCents, 1_500) * 115 - totalCents * 15)
      expect(twiceTheMiss > -115 && twiceTheMiss <= 115).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

test('the VAT of a negative price, or at a fraction of a basis point, is refused', () => {
  expect(() => vatPartCents(-1, 1_500)).toThrow(RangeError)
  expect(() => vatPartCents(100, 0.15)).toThrow(RangeError)
})

test.each([
  ['R 250,00 for the building', 'R_250,00 for the building'],
  ['R 1 234 567,89 and R 3 755,00.', 'R_1_234_567,89 and R_3_755,00.'],
  ['more than 10 000 products', 'more than 10_000 products'],
  ['Dep. 3 000', 'Dep. 3_000'],
])('a sum or a count does not break: %s', (typed, expected) => {
  expect(withNoBreakSums(typed)).toBe(expected.replaceAll('_', '\u00a0'))
})

test.each([
  ['a telephone number', '082 123 4567, 0800 017 160, +27 82 123 4567 or 010 023 5200'],
  ['a number before another', 'in 2026 250 people came, 12 of them twice'],
  ['an R that ends a word', 'OR 25 of them'],
])('%s stays as it was', (_what, text) => {
  expect(withNoBreakSums(text)).toBe(text)
})
