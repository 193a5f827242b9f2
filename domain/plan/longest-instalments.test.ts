import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { longestInstalments } from './longest-instalments.ts'

test.each([
  [4_485_000, '24\u00a0×\u00a0R\u00a01\u00a0868,75'],
  [1_000_000, '23\u00a0×\u00a0R\u00a0416,67 and a last one of R\u00a0416,59'],
  [600_000, '17\u00a0×\u00a0R\u00a0333,33 and a last one of R\u00a0333,39'],
])('%i cents are said as a visitor of any kind may pay them', (totalCents, words) => {
  expect(longestInstalments(totalCents, card)).toBe(words)
})
