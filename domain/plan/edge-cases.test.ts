import { expect, test } from 'vitest'
import { formatDate } from '../calendar/calendar.ts'
import { formatRand } from '../money/money.ts'
import { estimate } from '../pricing/estimate.ts'
import { inclVat } from '../pricing/price-sentence.ts'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { describeInstalments, splitIntoInstalments } from './instalments.ts'
import { readPlanQuery } from './link/read-plan-query.ts'
import { baseChoices } from './offer.ts'
import { planSchedule } from './plan.ts'
import { payOutOfRevenue } from './revenue-share.ts'
import { upgradePlan } from './upgrade.ts'

// docs/domain.md 4.7, by its numbers.
const terms = {
  totalCents: 4_485_000,
  months: 3,
  completed: '2027-01-31',
  payDay: 'last',
  firstPaymentGapDays: 7,
} as const
const ecommerce = splitIntoInstalments(4_485_000, 24)

test('1: what does not divide is still the total', () => {
  expect(splitIntoInstalments(1_000_000, 3)).toEqual([333_333, 333_333, 333_334])
})

test('2: a smaller last instalment is not called higher', () => {
  expect(describeInstalments(splitIntoInstalments(1_000_000, 18))).toContain('a last one of R\u00a0555,48')
})

test('3: the last days of February, March and April, and 29 February in a leap year', () => {
  const dates = (completed: string) => planSchedule({ ...terms, completed }).schedule.map(({ date }) => date)
  expect(dates('2027-01-31')).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
  expect(dates('2028-01-31')).toEqual(['2028-02-29', '2028-03-31', '2028-04-30'])
})

test('4: seven days after Christmas is New Year; a day later it is February', () => {
  const first = (completed: string) => planSchedule({ ...terms, completed, payDay: 1 }).firstDue
  expect([first('2026-12-25'), first('2026-12-26')]).toEqual(['2027-01-01', '2027-02-01'])
})

test('5: what is built already may be planned; over a year ago is asked again', () => {
  expect(read('completed=2026-03-31').state.completed).toBe('2026-03-31')
  expect(read('completed=2026-11-20').changes).toEqual([])
  expect(read('completed=2025-03-31').changes[0]).toContain('please choose it again')
})

test('6: a person who opens a link of 36 months sees 24, and the link’s other choices', () => {
  const { state, changes } = read('need=live-camera&design=custom&payer=person&months=36')
  expect(state).toMatchObject({ months: 24, choices: { need: 'live-camera', design: 'custom' } })
  expect(changes).toHaveLength(1)
})

test('7: R 2 000,00 on completion takes the 36 months of a chat widget away', () => {
  expect(read('need=premium-chat-widget&months=36').state.months).toBe(36)
  expect(read('need=premium-chat-widget&months=36&lumpSum=2000').changes[0]).toContain('R\u00a0289,44')
})

test('8: a damaged link is clamped or dropped, said, and never crashes', () => {
  const { changes } = read(
    'need=website&option=x&units=-5&months=NaN&design=gold&extras=jetpack,language:1e9&v=1',
  )
  expect(changes).toHaveLength(6) // of `option`, which is no name of ours, nothing is said
})

test('9: the plan names the version of the prices it was worked out with', () => {
  const { state } = read('')
  expect([state.version, estimate(state.choices, card).version]).toEqual(['2026-11-20', '2026-11-20'])
})

test('10: without VAT the line and the words are gone, the price stays', () => {
  const unregistered = { ...card, vat: { ...card.vat, registered: false } }
  expect(estimate(baseChoices('ecommerce'), unregistered)).toMatchObject({
    totalCents: 4_485_000,
    vatCents: 0,
  })
  expect([inclVat(card), inclVat(unregistered)]).toEqual([' incl. VAT', ''])
})

test('12: 44.850 is asked; our own amounts, pasted, are not', () => {
  expect(read('lumpSum=44.850').lumpSumQuestion?.question.replaceAll('\u00a0', ' ')).toBe(
    'R 44,85 or R 44 850,00?',
  )
  expect(read(`lumpSum=${encodeURIComponent(formatRand(1_234_567))}`).state.lumpSumCents).toBe(1_234_567)
})

test('16: two upgrades in one plan; none after the last instalment, none below nothing', () => {
  const one = { paidInstalments: 8, upgradeCents: 1_656_000, maxMonths: 36 }
  const first = upgradePlan({ ...one, instalments: ecommerce })
  const changed = [...ecommerce.slice(0, 8), ...first.keepEndDate]
  const second = upgradePlan({ ...one, instalments: changed, paidInstalments: 12 })
  expect(second.paidCents + second.balanceCents).toBe(4_485_000 + 2 * 1_656_000)
  expect(() => upgradePlan({ ...one, instalments: ecommerce, paidInstalments: 24 })).toThrow(RangeError)
  expect(() => upgradePlan({ ...one, instalments: ecommerce, upgradeCents: -1 })).toThrow(RangeError)
})

test('17: no revenue, no instalment, no division by nothing', () => {
  const app = { totalCents: 12_420_000, revenueCents: 0, shareBps: 2_000 }
  expect([payOutOfRevenue(app), payOutOfRevenue({ ...app, revenueCents: 1, shareBps: 0 })]).toEqual([
    null,
    null,
  ])
})

test('20: the words of a plan need no engine’s idea of South Africa', () => {
  const { plan } = read('need=ecommerce&months=24')
  expect([formatRand(plan.eachCents), formatDate('2027-03-01')]).toEqual([
    'R\u00a01\u00a0868,75',
    '1 March 2027',
  ])
})

function read(query: string) {
  return readPlanQuery(new URLSearchParams(query), { today: card, earlier: [] }, '2026-11-20')
}
