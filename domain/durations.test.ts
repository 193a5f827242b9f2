import { expect, test } from 'vitest'
import { durationsForAll } from './durations.ts'
import { rateCardOfNovember2026 } from './rate-card.fixture.ts'

test('36 months are for organisations, so they are not among the durations for everyone', () => {
  expect(durationsForAll(44_850_00, rateCardOfNovember2026)).toEqual([3, 6, 12, 18, 24])
})

test('a duration with instalments under the smallest is not offered', () => {
  expect(durationsForAll(6_000_00, rateCardOfNovember2026)).toEqual([3, 6, 12, 18])
})

test('a total under every duration is refused', () => {
  expect(() => durationsForAll(100_00, rateCardOfNovember2026)).toThrow('No duration')
})
