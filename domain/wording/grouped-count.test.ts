import { expect, test } from 'vitest'
import { groupedCount } from './grouped-count.ts'

test('thousands stand apart by a space that does not break', () => {
  expect([0, 999, 3_184, 1_000_000].map(groupedCount)).toEqual([
    '0',
    '999',
    '3\u00a0184',
    '1\u00a0000\u00a0000',
  ])
})
