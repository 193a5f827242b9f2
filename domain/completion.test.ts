import { expect, test } from 'vitest'
import { completionFault, likelyCompletion } from './completion.ts'

const today = '2026-11-20' // a Friday

test('seven working days from a Friday pass two weekends; the Day of Reconciliation counts as any other', () => {
  expect(likelyCompletion(today, 7)).toBe('2026-12-01')
  expect(likelyCompletion(today, 18)).toBe('2026-12-16')
})

test('what is built already may be planned, what is over a year old is asked again', () => {
  expect(['2026-11-20', '2026-01-31', '2025-11-20'].map((day) => completionFault(day, today))).toEqual([
    ...[null, null, null],
  ])
  expect(completionFault('2025-11-19', today)).toBe('too-long-ago')
})

test('a date is one that exists, and near enough to plan with', () => {
  expect(completionFault('2027-02-30', today)).toBe('no-date')
  expect(completionFault('tomorrow', today)).toBe('no-date')
  expect(completionFault('2036-11-20', today)).toBeNull()
  expect(completionFault('9999-12-31', today)).toBe('too-far')
})
