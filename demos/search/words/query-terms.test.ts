import { expect, test } from 'vitest'
import { editDistance } from './query-terms.ts'

test('an added, missing, different or swapped letter is a distance of one', () => {
  for (const typed of ['bascket', 'baset', 'bosket', 'baskte'])
    expect([typed, editDistance(typed, 'basket').whole]).toEqual([typed, 1])
  expect(editDistance('basket', 'basket').whole).toBe(0)
})

test('an unfinished word is compared with the prefixes of the other word', () => {
  expect(editDistance('mohi', 'mohair')).toEqual({ whole: 2, prefix: 1 })
  expect(editDistance('moha', 'mohair').prefix).toBe(0)
})

test('the largest distance is the length of the longer word', () => {
  expect(editDistance('', 'rug')).toEqual({ whole: 3, prefix: 0 })
  expect(editDistance('lamp', '').whole).toBe(4)
})
