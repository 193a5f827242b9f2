import { expect, test } from 'vitest'
import { closedThenSentence } from './reminder-words.ts'

test('for a day on which the office is closed, the day of the mail is shown, while it is in the future', () => {
  const [saturday, monday] = ['2026-11-28', '2026-11-30']
  expect(closedThenSentence(saturday, monday, '2026-11-23')).toBe(
    'The office is closed then: the mail comes on Monday 30 November.',
  )
  expect(closedThenSentence(monday, monday, '2026-11-23')).toBeNull()
  expect(closedThenSentence(saturday, monday, '2026-12-01')).toBeNull()
})
