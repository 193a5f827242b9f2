import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { splitIntoInstalments } from './instalments.ts'
import { lumpSumFault, lumpSumMax, maxMonthsFor, type Payer, totalFault } from './plan-limits.ts'

test('each instalment is at least R 300,00', () => {
  expect(maxMonthsFor(1_042_000, 'person', card)).toBe(24)
  expect(maxMonthsFor(1_00, 'person', card)).toBe(3)
})

test('the largest lump sum is never negative', () => {
  expect(lumpSumMax(500_000, 36, card)).toBe(0)
})

test('a total outside the limits needs a personal quote', () => {
  expect([500_000, 150_000_000].map((cents) => totalFault(cents, card))).toEqual([null, null])
  expect(totalFault(499_999, card)).toContain('The total is less than R\u00a05\u00a0000,00.')
  expect(totalFault(150_000_001, card)).toBe(
    'The total is more than R\u00a01\u00a0500\u00a0000,00. Let us talk.',
  )
})

test('every offered duration has at least the minimum instalment, for any total and lump sum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500_000, max: 150_000_000 }),
      fc.constantFrom<Payer>('person', 'organisation'),
      fc.integer({ min: 3, max: 36 }),
      (totalCents, payer, requestedMonths) => {
        const months = Math.min(requestedMonths, maxMonthsFor(totalCents, payer, card))
        const restCents = totalCents - lumpSumMax(totalCents, months, card)
        expect(splitIntoInstalments(restCents, months)).toEqual(Array(months).fill(30_000))
        expect(splitIntoInstalments(totalCents, months)[0]).toBeGreaterThanOrEqual(30_000)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a lump sum is refused only if no duration allows it, with the maximum for the chosen one', () => {
  expect(lumpSumFault(4_395_000, 4_485_000, 12, card)).toBeNull()
  expect(lumpSumFault(4_395_001, 4_485_000, 12, card)).toBe(
    'The most you can pay on completion is R\u00a041\u00a0250,00 when the rest is paid over 12 months.',
  )
})
