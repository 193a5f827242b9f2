import { expect, test } from 'vitest'
import { completionSentence } from './completion.ts'

const today = '2026-11-20' // a Friday

test.each(['2026-11-20', '2026-01-31', '2025-11-20', '2036-11-20'])(
  'the work may be complete on %s: at most a year ago, and at most ten years ahead',
  (day) => expect(completionSentence(day, today)).toBeNull(),
)

test.each([
  ['2025-11-19', 'This was more than a year ago. Choose a later one.'],
  ['2036-11-21', 'This is more than ten years away. Choose an earlier one.'],
  ['2027-02-30', 'This is not a date that exists. Enter the day, the month and the year.'],
  ['tomorrow', 'This is not a date that exists. Enter the day, the month and the year.'],
])('the completion %s is refused with a way to correct it: %s', (day, sentence) => {
  expect(completionSentence(day, today)).toBe(sentence)
})
