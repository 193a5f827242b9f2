import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { planSchedule } from './plan.ts'
import { instalmentSentence, paymentsInShort, planInShort } from './plan-sentence.ts'

const sentenceOf = (totalCents: number, months: number, lumpSumCents = 0) =>
  instalmentSentence(
    planSchedule({
      totalCents,
      months,
      lumpSumCents,
      completed: '2027-02-10',
      payDay: 25,
      firstPaymentGapDays: 7,
    }),
  ).replaceAll('\u00a0', ' ')

test('equal instalments are grouped', () => {
  expect(sentenceOf(4_485_000, 12)).toBe('12 instalments of R 3 737,50')
})

test('a different last one is stated, without a judgement', () => {
  expect(sentenceOf(7_710_800, 24)).toBe('23 instalments of R 3 212,83 and a last one of R 3 212,91')
  expect(sentenceOf(1_000_000, 18)).toBe('17 instalments of R 555,56 and a last one of R 555,48')
})

test('the payment on completion comes first', () => {
  expect(sentenceOf(5_520_000, 12, 1_000_000)).toBe(
    'R 10 000,00 on completion, then 11 instalments of R 3 766,67 and a last one of R 3 766,63',
  )
})

test('the short form is a monthly price', () => {
  const plan = planSchedule({
    totalCents: 5_520_000,
    months: 12,
    lumpSumCents: 1_000_000,
    completed: '2027-02-10',
    payDay: 25,
    firstPaymentGapDays: 7,
  })
  expect(paymentsInShort(plan).replaceAll('\u00a0', ' ')).toBe(
    'R 10 000,00 on completion, then R 3 766,67 a month for 12 months (the last R 3 766,63)',
  )
})

test('one sentence has the total, the monthly price and the start of payments', () => {
  const plan = planSchedule({
    totalCents: 4_485_000,
    months: 12,
    completed: '2027-02-10',
    payDay: 25,
    firstPaymentGapDays: 7,
  })
  expect(planInShort(plan, card).replaceAll('\u00a0', ' ')).toBe(
    'R 44 850,00 in total incl. VAT, R 3 737,50 a month for 12 months, the first when it works',
  )
})
