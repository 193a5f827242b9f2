import { expect, test } from 'vitest'
import { countStoredData } from './stored-data-counts.ts'

const none = { enquiries: 0, plans: 0, answers: 0, notes: 0, consents: 0, mails: 0, subscriptions: 0 }

test('what was erased is counted, without a name', () => {
  const drawn = { enquiries: 1, plans: 1, answers: 3, notes: 1, consents: 1, mails: 4, subscriptions: 1 }
  expect(countStoredData(drawn)).toBe(
    '1 enquiry, 1 plan, 3 answers, 1 note, 1 consent, 4 mails and 1 subscription',
  )
})

test('one kind stands alone, and nothing is said, too', () => {
  expect(countStoredData({ ...none, enquiries: 2 })).toBe('2 enquiries')
  expect(countStoredData(none)).toBe('nothing')
})
