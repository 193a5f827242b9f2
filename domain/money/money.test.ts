import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bareRand, formatRand, formatWholeRand, vatPartCents, withNoBreakSums } from './money.ts'

describe('formatRand', () => {
  test('puts a no-break space after R and between thousands, and a decimal comma', () => {
    expect(formatRand(4_485_000)).toBe('R\u00a044\u00a0850,00')
    expect(formatRand(123_456_789)).toBe('R\u00a01\u00a0234\u00a0567,89')
  })

  test.each([
    [0, 'R 0,00'],
    [-0, 'R 0,00'],
    [5, 'R 0,05'],
    [99_999, 'R 999,99'],
    [100_000, 'R 1 000,00'],
    [-50_000, '-R 500,00'],
  ])('%i cents is written %s', (cents, text) => {
    expect(formatRand(cents).replaceAll('\u00a0', ' ')).toBe(text)
  })

  test('refuses fractions of a cent', () => {
    for (const cents of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => formatRand(cents)).toThrow(RangeError)
  })

  test('loses no cent of any amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(Number(formatRand(cents).replace(/[R,\u00a0]/g, ''))).toBe(cents === 0 ? 0 : cents)
      }),
      { numRuns: 5_000 },
    )
  })
})

test('a bare amount has digits and a decimal comma only', () => {
  expect([4_485_000, 5, -50_000].map(bareRand)).toEqual(['44850,00', '0,05', '-500,00'])
})

describe('formatWholeRand', () => {
  test('leaves the cents out', () => {
    expect(formatWholeRand(1_120_000)).toBe('R\u00a011\u00a0200')
  })

  test('refuses an amount with cents', () => {
    expect(() => formatWholeRand(1_120_001)).toThrow(RangeError)
    expect(() => formatWholeRand(Number.NaN)).toThrow(RangeError)
  })
})

describe('vatPartCents', () => {
  test('R 44 850,00 contains R 5 850,00 at 15 %', () => {
    expect(vatPartCents(4_485_000, 1_500)).toBe(585_000)
  })

  test('half a cent is rounded up', () => {
    expect(vatPartCents(3, 2_000)).toBe(1)
  })

  test('is 0 at a rate of 0', () => {
    expect(vatPartCents(4_485_000, 0)).toBe(0)
  })

  test('refuses a negative price and a fraction of a basis point', () => {
    expect(() => vatPartCents(-1, 1_500)).toThrow(RangeError)
    expect(() => vatPartCents(100, 0.15)).toThrow(RangeError)
  })

  test('is within half a cent of the exact part, for any total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 150_000_000 }), (totalCents) => {
        const twiceTheMiss = 2 * (vatPartCents(totalCents, 1_500) * 115 - totalCents * 15)
        expect(twiceTheMiss > -115 && twiceTheMiss <= 115).toBe(true)
      }),
      { numRuns: 5_000 },
    )
  })
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
