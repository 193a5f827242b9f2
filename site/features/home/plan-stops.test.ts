import { expect, test } from 'vitest'
import { planSchedule } from '../../../domain/plan/plan.ts'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { dialTurns } from './dial-turns.ts'
import { planStops } from './plan-stops.ts'

const terms = { totalCents: 44_850_00, completed: '2027-02-01', payDay: 15, firstPaymentGapDays: 7 } as const
const words = { opening: '', quarter: '', half: '', twoThirds: '', twoToGo: '', oneToGo: '' }

test('each stop says the month and what is paid by then', () => {
  const stops = planStops(planSchedule({ ...terms, months: 12 }), words, 'An online shop')
  expect(Object.values(stops).map(({ heading, paid }) => `${heading}: ${paid}`)).toEqual([
    'Opening day: R\u00a00,00',
    'Month 3 of 12: R\u00a011\u00a0212,50',
    'Month 6 of 12: R\u00a022\u00a0425,00',
    'Month 8 of 12: R\u00a029\u00a0900,00',
    'Month 10 of 12: R\u00a037\u00a0375,00',
    'Month 11 of 12: R\u00a041\u00a0112,50',
  ])
  expect(stops.opening.example).toBe('Example: an online shop over 12 months')
})

test('a plan without a quarter or a third is refused, since the words speak of them', () => {
  expect(() => planStops(planSchedule({ ...terms, months: 18 }), words, '')).toThrow('multiple of 12')
})

test('the dial keeps the total and changes instalments and hand-over', () => {
  expect(dialTurns(terms, [3, 24], card).map(({ sum, handover }) => `${sum}, ${handover}`)).toEqual([
    '3\u00a0×\u00a0R\u00a014\u00a0950,00, 15 April 2027',
    '24\u00a0×\u00a0R\u00a01\u00a0868,75, 15 January 2029',
  ])
})

test('only twelve moons carry the initials of their months, from the first due to the last', () => {
  const [six, twelve] = dialTurns(terms, [6, 12], card)
  expect(six?.initials).toEqual([])
  expect(twelve?.initials.join('')).toBe('FMAMJJASONDJ')
})

test('the dial offers no months that the rate card does not', () => {
  expect(() => dialTurns(terms, [7], card)).toThrow('does not offer 7 months')
})
