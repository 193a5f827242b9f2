import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { monthlyFrom } from './monthly-from.ts'

test.each([
  [4_485_000, 'from R\u00a01\u00a0868,75 a month over 24 months'],
  [1_000_000, 'from R\u00a0416,67 a month over 24 months, the last one R\u00a0416,59'],
  [600_000, 'from R\u00a0333,33 a month over 18 months, the last one R\u00a0333,39'],
])('%i cents are said as a visitor of any kind may pay them', (totalCents, words) => {
  expect(monthlyFrom(totalCents, card)).toBe(words)
})
