import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { aboutMonthlyPrice, longestMonthlyPrice, monthlyPrice } from './monthly-price.ts'

test.each([
  [4_485_000, 12, 'R_3_737,50 a month for_12_months'],
  [7_710_800, 24, 'R_3_212,83 a month for_24_months (the_last R_3_212,91)'],
  [1_000_000, 18, 'R_555,56 a month for_18_months (the_last R_555,48)'],
])(
  'the monthly price of %i cents over %i months names a last instalment that differs: %s',
  (cents, months, words) => {
    expect(monthlyPrice(cents, months)).toBe(words.replaceAll('_', '\u00a0'))
  },
)

test('the longest period is that which every kind of payer may choose', () => {
  expect(longestMonthlyPrice(4_485_000, card)).toBe('R\u00a01\u00a0868,75 a month for\u00a024\u00a0months')
})

test('the monthly price of an estimate is rounded to rands', () => {
  expect(aboutMonthlyPrice(9_918_800, 12)).toBe('about R\u00a08\u00a0266,00 a month for\u00a012\u00a0months')
})
