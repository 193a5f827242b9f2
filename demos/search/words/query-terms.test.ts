import { expect, test } from 'vitest'
import { editDistance } from './query-terms.ts'

test('one letter more, fewer, other or swapped is one letter apart', () => {
  for (const typed of ['bascket', 'baset', 'bosket', 'baskte'])
    expect([typed, editDistance(typed, 'basket').whole]).toEqual([typed, 1])
  expect(editDistance('basket', 'basket').whole).toBe(0)
})

test('who is still typing is as near as to the beginning that is typed', () => {
  expect(editDistance('mohi', 'mohair')).toEqual({ whole: 2, beginning: 1 })
  expect(editDistance('moha', 'mohair').beginning).toBe(0)
})

test('all letters apart are as many as the longer word has', () => {
  expect(editDistance('', 'rug')).toEqual({ whole: 3, beginning: 0 })
  expect(editDistance('lamp', '').whole).toBe(4)
})
