import fc from 'fast-check'
import { expect, test } from 'vitest'
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
const sum = (instalments: ReadonlyArray<number>) => instalments.reduce((total, cents) => total + cents, 0)

test('instalments add up to the cent, with a last one at most half a cent a month off, for any total and duration', () => {
  fc.assert(
    fc.property(anyTotal, anyMonths, (totalCents, months) => {
      const instalments = splitIntoInstalments(totalCents, months)
      const [each = 0] = instalments
      expect(instalments).toHaveLength(months)
      expect(sum(instalments)).toBe(totalCents)
      expect(instalments.slice(0, -1).every((cents) => cents === each)).toBe(true)
      expect(Math.abs((instalments.at(-1) ?? 0) - each)).toBeLessThanOrEqual(months / 2)
    }),
    { numRuns: 20_000 },
  )
})

test('durations out of range, and totals that are not whole or too small, are refused', () => {
  for (const months of [2, 37, 12.5, Number.NaN])
    expect(() => splitIntoInstalments(1_000_000, months)).toThrow(/from 3 to 36/)
  for (const totalCents of [100.5, 0, -1_000_000, 18, Number.NaN])
    expect(() => splitIntoInstalments(totalCents, 36)).toThrow(RangeError)
})

test('of a running plan one remaining month takes all; without remaining months it is refused', () => {
  expect(splitOverMonthsLeft(186_875, 1)).toEqual([186_875])
  expect(() => splitOverMonthsLeft(186_875, 0)).toThrow(RangeError)
})

test('split by an amount, a balance has the remainder as its last instalment, and adds up for any amount', () => {
  expect(splitByAmount(1_000, 300, 36)).toEqual([300, 300, 300, 100])
  expect(splitByAmount(900, 300, 36)).toEqual([300, 300, 300])
  fc.assert(
    fc.property(anyTotal, fc.integer({ min: 30_000, max: 10_000_000 }), (balanceCents, eachCents) => {
      const instalments = splitByAmount(balanceCents, eachCents, 10_000) ?? []
      expect(sum(instalments)).toBe(balanceCents)
      expect(instalments.at(-1)).toBeGreaterThan(0)
      expect(instalments.at(-1)).toBeLessThanOrEqual(eachCents)
    }),
    { numRuns: 2_000 },
  )
})

test('splitting by an amount is null past the longest plan, and refuses amounts that are not whole cents above 0', () => {
  expect(splitByAmount(150_000_000, 1, 36)).toBeNull()
  expect(() => splitByAmount(1_000, 0, 36)).toThrow(RangeError)
  expect(() => splitByAmount(0.5, 300, 36)).toThrow(RangeError)
})

test('equal instalments are described as one product that does not wrap', () => {
  expect(describeInstalments(splitIntoInstalments(4_485_000, 12))).toBe('12\u00a0×\u00a0R\u00a03\u00a0737,50')
})

test('an empty list, and different instalments before the last, are not described', () => {
  for (const instalments of [[], [1, 2, 1], [1, 2, 3], [2, 1, 1]])
    expect(() => describeInstalments(instalments)).toThrow(RangeError)
})

test.each([
  ['a working day', '2027-03-01', null],
  ['New Year’s Day before a weekend', '2027-01-01', 'holiday: pay on 4 January 2027'],
  ['the Monday that observes a holiday', '2027-12-27', 'holiday: pay on 28 December 2027'],
  ['a Saturday', '2027-05-15', 'Saturday: pay on 17 May 2027'],
  ['the last Sunday of a year', '2028-12-31', 'Sunday: pay on 2 January 2029'],
])('an instalment due on %s, %s, is paid on that day or the next working day: %s', (_name, due, note) => {
  expect(payOnNote(due)).toBe(note)
})
