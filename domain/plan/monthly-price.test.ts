import { describe, expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { aboutMonthlyPrice, longestMonthlyPrice, monthlyPrice } from './monthly-price.ts'

describe('a monthly price', () => {
  test.each([
    [4_485_000, 12, 'R\u00a03\u00a0737,50 a month for\u00a012\u00a0months'],
    [
      7_710_800,
      24,
      'R\u00a03\u00a0212,83 a month for\u00a024\u00a0months (the\u00a0last R\u00a03\u00a0212,91)',
    ],
    [1_000_000, 18, 'R\u00a0555,56 a month for\u00a018\u00a0months (the\u00a0last R\u00a0555,48)'],
  ])(
    'of %i cents over %i months states the months, and the last instalment if it differs',
    (cents, months, words) => {
      expect(monthlyPrice(cents, months)).toBe(words)
    },
  )

  test('of a plan that is never offered is refused', () => {
    expect(() => monthlyPrice(4_485_000, 2)).toThrow(RangeError)
  })
})

test.each([
  [4_485_000, 'R\u00a01\u00a0868,75 a month for\u00a024\u00a0months'],
  [1_000_000, 'R\u00a0416,67 a month for\u00a024\u00a0months (the\u00a0last R\u00a0416,59)'],
  [600_000, 'R\u00a0333,33 a month for\u00a018\u00a0months (the\u00a0last R\u00a0333,39)'],
])('%i cents over the longest period that every kind of payer may choose: %s', (totalCents, words) => {
  expect(longestMonthlyPrice(totalCents, card)).toBe(words)
})

test('the monthly price of an estimate is rounded to rands', () => {
  expect(aboutMonthlyPrice(9_918_800, 12)).toBe('about R\u00a08\u00a0266,00 a month for\u00a012\u00a0months')
})
