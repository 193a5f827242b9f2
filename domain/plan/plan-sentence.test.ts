import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { planSchedule } from './plan.ts'
import { instalmentSentence, paymentsInShort, planInShort } from './plan-sentence.ts'

const planOf = (totalCents: number, months: number, lumpSumCents = 0) =>
  planSchedule({
    totalCents,
    months,
    lumpSumCents,
    completed: '2027-02-10',
    payDay: 25,
    firstPaymentGapDays: 7,
  })

test.each([
  ['equal instalments are grouped', planOf(4_485_000, 12), '12 instalments of R 3 737,50'],
  [
    'a higher last one is stated',
    planOf(7_710_800, 24),
    '23 instalments of R 3 212,83 and a last one of R 3 212,91',
  ],
  [
    'so is a lower one, without a judgement',
    planOf(1_000_000, 18),
    '17 instalments of R 555,56 and a last one of R 555,48',
  ],
  [
    'the payment on completion comes first',
    planOf(5_520_000, 12, 1_000_000),
    'R 10 000,00 on completion, then 11 instalments of R 3 766,67 and a last one of R 3 766,63',
  ],
])('%s', (_rule, plan, sentence) => {
  expect(instalmentSentence(plan).replaceAll('\u00a0', ' ')).toBe(sentence)
})

test('the short form is a monthly price', () => {
  expect(paymentsInShort(planOf(5_520_000, 12, 1_000_000)).replaceAll('\u00a0', ' ')).toBe(
    'R 10 000,00 on completion, then R 3 766,67 a month for 12 months (the last R 3 766,63)',
  )
})

test('one sentence has the total, the monthly price and the start of payments', () => {
  expect(planInShort(planOf(4_485_000, 12), card).replaceAll('\u00a0', ' ')).toBe(
    'R 44 850,00 in total incl. VAT, R 3 737,50 a month for 12 months, the first when it works',
  )
})
