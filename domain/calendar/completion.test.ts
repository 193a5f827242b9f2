import { expect, test } from 'vitest'
import { completionFault, completionSentence, likelyCompletion } from './completion.ts'

const today = '2026-11-20' // a Friday

test('seven working days from a Friday pass two weekends; the Day of Reconciliation does not count', () => {
  expect(likelyCompletion(today, 7)).toBe('2026-12-01')
  expect(likelyCompletion(today, 18)).toBe('2026-12-17')
})

test('work that is already built may be planned, but not if it is over a year old', () => {
  expect(['2026-11-20', '2026-01-31', '2025-11-20'].map((day) => completionFault(day, today))).toEqual([
    null,
    null,
    null,
  ])
  expect(completionFault('2025-11-19', today)).toBe('too-long-ago')
})

test('a date must exist, and be close enough to plan with', () => {
  expect(completionFault('2027-02-30', today)).toBe('no-date')
  expect(completionFault('tomorrow', today)).toBe('no-date')
  expect(completionFault('2036-11-20', today)).toBeNull()
  expect(completionFault('9999-12-31', today)).toBe('too-far')
})

test('an invalid date is refused with a way to correct it', () => {
  expect(completionSentence('2026-11-19', today)).toBeNull()
  expect(completionSentence('2020-01-01', today)).toBe('This was more than a year ago. Choose a later one.')
  expect(completionSentence('9999-12-31', today)).toBe(
    'This is more than ten years away. Choose an earlier one.',
  )
  expect(completionSentence('2027-02-30', today)).toBe(
    'This is not a date that exists. Enter the day, the month and the year.',
  )
})
