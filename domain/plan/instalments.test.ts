import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_MONTHS, MIN_MONTHS } from '../pricing/terms.ts'
import {
  describeInstalments,
  payOnNote,
  splitByAmount,
  splitIntoInstalments,
  splitOverMonthsLeft,
} from './instalments.ts'

const anyTotal = fc.integer({ min: 50_000, max: 150_000_000 })
const anyMonths = fc.integer({ min: MIN_MONTHS, max: MAX_MONTHS })

describe('splitIntoInstalments', () => {
  test('adds up to the cent, with a last one at most half a cent a month off, for any total and duration', () => {
    fc.assert(
      fc.property(anyTotal, anyMonths, (totalCents, months) => {
        const instalments = splitIntoInstalments(totalCents, months)
        const [each = 0] = instalments
        expect(instalments).toHaveLength(months)
        expect(instalments.reduce((sum, cents) => sum + cents, 0)).toBe(totalCents)
        expect(instalments.slice(0, -1).every((cents) => cents === each)).toBe(true)
        expect(Math.abs((instalments.at(-1) ?? 0) - each)).toBeLessThanOrEqual(months / 2)
      }),
      { numRuns: 20_000 },
    )
  })

  test('refuses durations out of range and totals that are not whole or too small', () => {
    for (const months of [2, 37, 12.5, Number.NaN])
      expect(() => splitIntoInstalments(1_000_000, months)).toThrow(/from 3 to 36/)
    for (const totalCents of [100.5, 0, -1_000_000, 18, Number.NaN])
      expect(() => splitIntoInstalments(totalCents, 36)).toThrow(RangeError)
  })
})

describe('splitOverMonthsLeft', () => {
  test('one remaining month takes all', () => {
    expect(splitOverMonthsLeft(186_875, 1)).toEqual([186_875])
  })

  test('refuses a plan without remaining months', () => {
    expect(() => splitOverMonthsLeft(186_875, 0)).toThrow(RangeError)
  })
})

describe('splitByAmount', () => {
  test('the last instalment is the remainder', () => {
    expect(splitByAmount(1_000, 300, 36)).toEqual([300, 300, 300, 100])
    expect(splitByAmount(900, 300, 36)).toEqual([300, 300, 300])
  })

  test('is null past the longest plan, without building a list', () => {
    expect(splitByAmount(150_000_000, 1, 36)).toBeNull()
  })

  test('refuses amounts that are not whole cents above 0', () => {
    expect(() => splitByAmount(1_000, 0, 36)).toThrow(RangeError)
    expect(() => splitByAmount(0.5, 300, 36)).toThrow(RangeError)
  })

  test('adds up to the cent for any balance and amount', () => {
    fc.assert(
      fc.property(anyTotal, fc.integer({ min: 30_000, max: 10_000_000 }), (balanceCents, eachCents) => {
        const instalments = splitByAmount(balanceCents, eachCents, 10_000) ?? []
        expect(instalments.reduce((sum, cents) => sum + cents, 0)).toBe(balanceCents)
        expect(instalments.at(-1)).toBeGreaterThan(0)
        expect(instalments.at(-1)).toBeLessThanOrEqual(eachCents)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('describeInstalments', () => {
  test('equal instalments are one product that does not wrap', () => {
    expect(describeInstalments(splitIntoInstalments(4_485_000, 12))).toBe(
      '12\u00a0×\u00a0R\u00a03\u00a0737,50',
    )
  })

  test('refuses an empty list, and different ones before the last', () => {
    for (const instalments of [[], [1, 2, 1], [1, 2, 3], [2, 1, 1]])
      expect(() => describeInstalments(instalments)).toThrow(RangeError)
  })
})

test('an instalment due on a working day is paid on that day', () => {
  expect(payOnNote('2027-03-01')).toBeNull()
})

test.each([
  ['New Year’s Day before a weekend', '2027-01-01', 'holiday: pay on 4 January 2027'],
  ['the Monday that observes a holiday', '2027-12-27', 'holiday: pay on 28 December 2027'],
  ['a Saturday', '2027-05-15', 'Saturday: pay on 17 May 2027'],
  ['the last Sunday of a year', '2028-12-31', 'Sunday: pay on 2 January 2029'],
])('an instalment due on %s is paid on the next working day', (_name, due, note) => {
  expect(payOnNote(due)).toBe(note)
})
