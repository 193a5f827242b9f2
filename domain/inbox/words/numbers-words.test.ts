import { expect, test } from 'vitest'
import type { Numbers } from '../api/day.ts'
import {
  enquiriesChartLabel,
  medianCell,
  medianChartLabel,
  medianNote,
  pageInShort,
  periodWords,
  stepsInWords,
} from './numbers-words.ts'

const NUMBERS: Numbers = {
  from: '2026-11-02',
  until: '2026-11-23',
  answeredInTime: 33,
  answered: 35,
  medianMinutes: 156,
  enquiries: 42,
  withPlan: 26,
  unanswered: 7,
  pages: [],
  categories: [],
  weeks: [
    { monday: '2026-09-07', enquiries: 6, medianMinutes: 250 },
    { monday: '2026-09-14', enquiries: 8, medianMinutes: 235 },
    { monday: '2026-11-16', enquiries: 16, medianMinutes: 140 },
    { monday: '2026-11-23', enquiries: 2, medianMinutes: null },
  ],
  steps: { pages: 3_184, calculator: 412, enquiries: 42, withPlan: 26 },
}
test('without enquiries the chart has a label, and the steps have no notes', () => {
  const steps = { pages: 0, calculator: 0, enquiries: 0, withPlan: 0 }
  expect(enquiriesChartLabel({ ...NUMBERS, weeks: [] })).toBe('Enquiries by week, 0 weeks')
  expect(stepsInWords({ ...NUMBERS, steps }).map(({ note }) => note)).toEqual(['', '', '', ''])
})

test('the charts have texts for screen readers', () => {
  expect(enquiriesChartLabel(NUMBERS)).toBe(
    'Enquiries by week, 4 weeks: from 6 in the week of 7 September to 16 in the week of 16 November, 2 so far this week',
  )
  expect(medianChartLabel(NUMBERS, '9 hours')).toBe(
    'Median answer time by week in working time: from 4 h 10 to 2 h 20; the promise is 9 hours',
  )
  expect(medianNote(NUMBERS)).toBe(
    'The last 4 weeks. Median by week, working time only. Nothing of this week is answered yet.',
  )
  expect([medianCell(185), medianCell(null)]).toEqual(['3 h 05', 'none yet'])
})

test('each step is compared with the previous one', () => {
  expect(stepsInWords(NUMBERS).map(({ name, note, count }) => [name, note, count])).toEqual([
    ['Pages opened', '', '3\u00a0184'],
    ['Calculator used', '13 for every 100 pages', '412'],
    ['Enquiries sent', '10 for every 100 uses', '42'],
    ['With a plan', '62 of every 100 enquiries', '26'],
  ])
})

test.each([
  ['2026-11-02', '2026-11-23', '2 to 23 November 2026'],
  ['2026-10-26', '2026-11-23', '26 October to 23 November 2026'],
  ['2026-12-07', '2027-01-04', '7 December 2026 to 4 January 2027'],
  ['2026-11-23', '2026-11-23', '23 November 2026'],
])('the period from %s until %s is written %s', (from, until, words) => {
  expect(periodWords(from, until)).toBe(words)
})

test('only addresses below /our-work/ are shortened', () => {
  expect([pageInShort('/our-work/ecommerce'), pageInShort('/contact-us')]).toEqual([
    '…/ecommerce',
    '/contact-us',
  ])
})
