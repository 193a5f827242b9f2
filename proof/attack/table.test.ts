import { expect, test } from 'vitest'
import { passingOutcome } from './fixture-outcome.ts'
import { tableOf } from './table.ts'

const died = passingOutcome({ name: 'a worse one', isAlive: false, peakMb: null, forms: [] })

test('each attack is a row, and the missed goals are listed below', () => {
  const [heads = '', held = '', missed = '', ...below] = tableOf([passingOutcome(), died]).split('\n')
  expect(heads.split(/ {2,}/)).toHaveLength(8)
  expect(held).toMatch(/^a test +3 +3 +8 +8 +1 of 1 +12 +215 +held +200×3 429×1200$/)
  expect(missed).toMatch(/^a worse one .* 0 of 0 +– +died +MISSED /)
  expect(below).toEqual(['', 'a worse one: the server died'])
})

test('a pending form is marked, and a refused connection has no time', () => {
  const open = { email: 'nomvula@example.co.za', status: null, isOpen: true, tookMs: 4_100 }
  expect(tableOf([passingOutcome({ forms: [open] })])).toContain(' >4100 ')
  expect(tableOf([passingOutcome({ forms: [{ ...open, isOpen: false }] })])).not.toContain('4100')
})
