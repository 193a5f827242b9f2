import { expect, test } from 'vitest'
import { officeClosedSentence } from './reminder-words.ts'

test('for a day on which the office is closed, the day of the mail is shown, while it is in the future', () => {
  const [saturday, monday] = ['2026-11-28', '2026-11-30']
  expect(officeClosedSentence(saturday, monday, '2026-11-23')).toBe(
    'The office is closed then: the mail comes on Monday 30 November.',
  )
  expect(officeClosedSentence(monday, monday, '2026-11-23')).toBeNull()
  expect(officeClosedSentence(saturday, monday, '2026-12-01')).toBeNull()
})
