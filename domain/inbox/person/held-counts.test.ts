import { expect, test } from 'vitest'
import { countedHoldings, receiptName, receiptSentence } from './held-counts.ts'

const none = { enquiries: 0, plans: 0, answers: 0, notes: 0, consents: 0, mails: 0, subscriptions: 0 }

test('what was erased is counted, without a name', () => {
  const drawn = { enquiries: 1, plans: 1, answers: 3, notes: 1, consents: 1, mails: 4, subscriptions: 1 }
  const erased = '1 enquiry, 1 plan, 3 answers, 1 note, 1 consent, 4 mails and 1 subscription'
  expect(countedHoldings(drawn)).toBe(erased)
  expect(receiptSentence(erased)).toBe(
    `${erased} erased. The receipt holds no name and no address, only a seal by which we can prove that this address was meant.`,
  )
})

test('one kind stands alone, and nothing is said, too', () => {
  expect(countedHoldings({ ...none, enquiries: 2 })).toBe('2 enquiries')
  expect(countedHoldings(none)).toBe('nothing')
  expect(receiptSentence('nothing')).toMatch(/^Nothing erased\./)
})

test('receipts are numbered by year', () => {
  expect([receiptName(2026, 7), receiptName(2027, 12_345)]).toEqual(['ER-2026-0007', 'ER-2027-12345'])
})
