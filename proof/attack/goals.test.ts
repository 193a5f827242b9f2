import { expect, test } from 'vitest'
import { pagesOf, passingOutcome } from './fixture-outcome.ts'
import { formsInTime, missedGoals } from './goals.ts'
import { Latencies } from './latencies.ts'
import type { Outcome } from './outcome.ts'

const form = { email: 'nomvula@example.co.za', status: 200, isOpen: false, tookMs: 12 }

test('a server that serves all other visitors meets the goals, whatever the attacker gets', () => {
  expect(missedGoals(passingOutcome())).toEqual([])
})

const MISSES: Array<[string, Partial<Outcome>, string]> = [
  ['a slow page', { during: pagesOf(101) }, 'p99 of / above 100 ms'],
  ['a page that is refused', { during: { ...pagesOf(8), failed: 1 } }, '1 pages refused'],
  ['a slow form', { forms: [{ ...form, tookMs: 1_001 }] }, '1 of 1 forms not taken within 1000 ms'],
  ['a refused form', { forms: [form, { ...form, status: 503 }] }, '1 of 2 forms not taken within 1000 ms'],
  ['a form without answer', { forms: [{ ...form, status: null }] }, '1 of 1 forms not taken within 1000 ms'],
  ['a lost form', { lost: [form.email] }, '1 forms thanked for and not stored'],
  ['a crashed server', { isAlive: false, peakMb: null }, 'the server died'],
  ['a PDF that is not served', { meanwhile: { path: '/x.pdf', status: 503 } }, '/x.pdf got 503'],
  ['a legitimate visitor who is refused', { served: 3 }, 'not all 3 answers were served'],
  [
    'a legitimate visitor who is not served in time',
    { served: 4, answers: { 200: 3 } },
    'not all 4 answers were served',
  ],
]

test.each(MISSES)('%s is a miss', (_what, changed, miss) => {
  expect(missedGoals(passingOutcome(changed))).toEqual([miss])
})

test('pages without any response are a miss', () => {
  const during = { latencies: new Latencies(20), failed: 0 }
  expect(missedGoals(passingOutcome({ during }))).toEqual(['p99 of / above 100 ms'])
})

test('a form counts as in time if it is accepted, by JSON or by redirect', () => {
  expect(formsInTime([form, { ...form, status: 303 }, { ...form, status: 429 }])).toBe(2)
})
