import { describe, expect, test } from 'vitest'
import { formatDate } from '../calendar/calendar.ts'
import { formatRand } from '../money/money.ts'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { describeInstalments, splitIntoInstalments } from './instalments.ts'
import { readPlanQuery } from './link/read-plan-query.ts'

// docs/domain.md 4.6, from the link to the texts on the page; G and I are in upgrade.test.ts and revenue-share.test.ts.
describe('the link of a worked example gives its amounts and dates', () => {
  test.each([
    [
      'A',
      'need=premium-chat-widget&months=12&completed=2027-01-15&payDay=1',
      'R 12 420,00',
      'R 1 620,00',
      '12 × R 1 035,00',
      '1 February 2027',
      '1 January 2028',
    ],
    [
      'B',
      'need=ecommerce&design=tailored&extras=payments-extra,whatsapp,offline&months=24&completed=2027-02-10&payDay=25',
      'R 77 108,00',
      'R 10 057,57',
      '23 × R 3 212,83 and a last one of R 3 212,91',
      '25 February 2027',
      '25 January 2029',
    ],
    [
      'C',
      'need=church-app&extras=language:2,import,brand-starter&months=18&completed=2027-01-31&payDay=last',
      'R 71 760,00',
      'R 9 360,00',
      '17 × R 3 986,67 and a last one of R 3 986,61',
      '28 February 2027',
      '31 July 2028',
    ],
    [
      'D',
      'need=website&units=12&design=custom&extras=copywriting:12,brand-starter&months=6&completed=2026-12-26&payDay=1',
      'R 52 371,00',
      'R 6 831,00',
      '6 × R 8 728,50',
      '1 February 2027',
      '1 July 2027',
    ],
    [
      'E',
      'need=food-delivery&extras=payments-extra:2,reports,whatsapp,accounting&months=36&completed=2027-03-05&payDay=15',
      'R 136 620,00',
      'R 17 820,00',
      '36 × R 3 795,00',
      '15 March 2027',
      '15 February 2030',
    ],
    [
      'H',
      'need=tenders-management&months=12&completed=2027-02-01&lumpSum=R10 000,00',
      'R 55 200,00',
      'R 7 200,00',
      '11 × R 3 766,67 and a last one of R 3 766,63',
      '1 March 2027',
      '1 February 2028',
    ],
  ])('%s', (_, query, ...printed) => {
    const { estimate, plan, changes } = readPlanQuery(
      new URLSearchParams(query),
      { today: card, earlier: [] },
      '2026-11-20',
    )
    const actual = [
      formatRand(estimate.totalCents),
      formatRand(estimate.vatCents),
      describeInstalments(plan.schedule.map(({ amountCents }) => amountCents)),
      formatDate(plan.firstDue),
      formatDate(plan.handover),
    ]
    expect(actual.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(printed)
    expect(changes).toEqual([])
  })
})

test.each([
  [1_000_000, 3, '2 × R 3 333,33 and a last one of R 3 333,34'],
  [2_000_000, 6, '5 × R 3 333,33 and a last one of R 3 333,35'],
  [1_000_000, 18, '17 × R 555,56 and a last one of R 555,48'],
  [5_999_999, 24, '23 × R 2 500,00 and a last one of R 2 499,99'],
  [10_000_000, 36, '35 × R 2 777,78 and a last one of R 2 777,70'],
  [750_001, 12, '11 × R 625,00 and a last one of R 625,01'],
])('F: %i cents over %i months is %s', (totalCents, months, expectedText) => {
  const words = describeInstalments(splitIntoInstalments(totalCents, months))
  expect(words.replaceAll('\u00a0', ' ')).toBe(expectedText)
})
