import { expect, test } from 'vitest'
import { planInMonths } from '../../../domain/plan/plan-sentence.ts'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { divisionSum, revenueSum, upgradeSum } from './question-sums.ts'

test('a last instalment that equals the others is not mentioned', () => {
  expect(divisionSum(planInMonths(44_850_00, 12))).toEqual({
    total: 'R\u00a044\u00a0850,00',
    months: 12,
    each: 'R\u00a03\u00a0737,50',
    last: null,
  })
})

test('a last instalment that differs is named', () => {
  expect(divisionSum(planInMonths(10_000_00, 3)).last).toBe('R\u00a03\u00a0333,34')
})

test('the upgrade is example G of docs/domain.md', () => {
  const example = { months: 24, paidInstalments: 8, extra: 'ai-assistant', extraName: 'an AI assistant' }
  expect(upgradeSum('ecommerce', example, card)).toEqual({
    balance: 'R\u00a029\u00a0900,00',
    extra: 'R\u00a016\u00a0560,00',
    extraName: 'an AI assistant',
    monthsLeft: 16,
    keepEndDate: 'R\u00a02\u00a0903,75 a month for\u00a016\u00a0months',
    personMonths: 24,
    keepInstalment: {
      instalments:
        'R\u00a01\u00a0868,75 a month for\u00a025\u00a0months (the\u00a0last R\u00a01\u00a0610,00)',
      monthsLater: 9,
    },
  })
})

test('the revenue share is example I of docs/domain.md, with half and twice the revenue', () => {
  const example = { need: 'mobile-app', needName: 'a mobile app', revenueCents: 35_000_00, shareBps: 2_000 }
  const sum = revenueSum(example, card)
  expect(sum.monthly).toBe('R\u00a07\u00a0000,00')
  expect(sum.total).toBe('R\u00a0124\u00a0200,00')
  expect(sum.months).toEqual({ whole: 18, half: 36, twice: 9 })
})
