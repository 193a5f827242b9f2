import { expect, test } from 'vitest'
import { heldOutcome, pagesOf } from './fixture-outcome.ts'
import { formsInTime, missesOf } from './goals.ts'
import { Latencies } from './latencies.ts'
import type { Outcome } from './outcome.ts'

const form = { email: 'nomvula@example.co.za', status: 200, isOpen: false, tookMs: 12 }

test('a server that serves all others holds, whatever the attacker gets', () => {
  expect(missesOf(heldOutcome())).toEqual([])
})

const MISSES: Array<[string, Partial<Outcome>, string]> = [
  ['a slow page', { during: pagesOf(101) }, 'p99 of / above 100 ms'],
  ['a page that is refused', { during: { ...pagesOf(8), failed: 1 } }, '1 pages refused'],
  ['a slow form', { forms: [{ ...form, tookMs: 1_001 }] }, '1 of 1 forms not taken within 1000 ms'],
  ['a refused form', { forms: [form, { ...form, status: 503 }] }, '1 of 2 forms not taken within 1000 ms'],
  ['a form without answer', { forms: [{ ...form, status: null }] }, '1 of 1 forms not taken within 1000 ms'],
  ['a lost form', { lost: [form.email] }, '1 forms thanked for and not stored'],
  ['a death', { isAlive: false, peakMb: null }, 'the server died'],
  ['a PDF that does not come', { meanwhile: { path: '/x.pdf', status: 503 } }, '/x.pdf got 503'],
  ['an honest visitor who is refused', { served: 3 }, 'not all 3 answers were served'],
  [
    'an honest visitor who comes to nothing',
    { served: 4, answers: { 200: 3 } },
    'not all 4 answers were served',
  ],
]

test.each(MISSES)('%s is a miss', (_what, changed, miss) => {
  expect(missesOf(heldOutcome(changed))).toEqual([miss])
})

test('pages without any answer are a miss', () => {
  const during = { latencies: new Latencies(20), failed: 0 }
  expect(missesOf(heldOutcome({ during }))).toEqual(['p99 of / above 100 ms'])
})

test('a form counts as in time once it is taken, thanked for in either way', () => {
  expect(formsInTime([form, { ...form, status: 303 }, { ...form, status: 429 }])).toBe(2)
})
