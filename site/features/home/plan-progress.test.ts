import { expect, test } from 'vitest'
import { planInMonths } from '../../../domain/plan/plan-sentence.ts'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { dialOptions, progressRows } from './plan-progress.ts'

const TOTAL = 44_850_00
const words = { half: '', oneToGo: '' }

test('each row states the month and the amount paid by then', () => {
  const rows = progressRows(planInMonths(TOTAL, 12), words, 'An online shop')
  expect(Object.values(rows).map(({ heading, paid }) => `${heading}: ${paid}`)).toEqual([
    'Month 6 of 12: R\u00a022\u00a0425,00',
    'Month 11 of 12: R\u00a041\u00a0112,50',
  ])
  expect(rows.half.example).toBe('Example: an online shop over 12 months')
})

test('a plan with an odd number of months is refused, because the text mentions its half', () => {
  expect(() => progressRows(planInMonths(TOTAL, 3), words, '')).toThrow('even number')
})

test('the dial keeps the total and changes the instalments', () => {
  expect(dialOptions(TOTAL, [3, 24], card).map(({ sum }) => sum)).toEqual([
    'R\u00a014\u00a0950,00 a month for\u00a03\u00a0months',
    'R\u00a01\u00a0868,75 a month for\u00a024\u00a0months',
  ])
})

test('only a dial of twelve moons shows the numbers of the months', () => {
  const [six, twelve] = dialOptions(TOTAL, [6, 12], card)
  expect(six?.labels).toEqual([])
  expect(twelve?.labels.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12')
})

test('the dial offers only durations of the rate card', () => {
  expect(() => dialOptions(TOTAL, [7], card)).toThrow('does not offer 7 months')
})
