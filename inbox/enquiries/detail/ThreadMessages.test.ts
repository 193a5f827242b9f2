import { expect, test } from 'vitest'
import { truncateText } from './ThreadMessages.tsx'

test('a short text is not cut', () => {
  expect(truncateText('a'.repeat(180))).toBeNull()
})

test('a long text is cut between two words', () => {
  expect(truncateText('bread '.repeat(200))).toMatch(/^(bread ){29}bread …$/)
})

test('a long text without a space is cut at the limit', () => {
  expect(truncateText('a'.repeat(5_000))).toBe(`${'a'.repeat(180)} …`)
})
