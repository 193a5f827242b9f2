import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of.ts'

test('a short text is shown whole', () => {
  expect(beginningOf('a'.repeat(180))).toBeNull()
})

test('a long text is cut between two words', () => {
  expect(beginningOf('bread '.repeat(200))).toMatch(/^(bread ){29}bread …$/)
})

test('a long text without a space is cut where it is long enough', () => {
  expect(beginningOf('a'.repeat(5_000))).toBe(`${'a'.repeat(180)} …`)
})
