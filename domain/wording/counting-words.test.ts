import { expect, test } from 'vitest'
import { capitalised, inWords, ordinal } from './counting-words.ts'

test('small numbers are words, large ones figures', () => {
  expect([1, 5, 12, 13, 1.5].map(inWords)).toEqual(['one', 'five', 'twelve', '13', '1,5'])
})

test('ordinals of the months of a plan', () => {
  expect([1, 2, 3, 11, 12, 13, 21, 22, 23, 24, 36].map(ordinal)).toEqual([
    ...['1st', '2nd', '3rd', '11th', '12th', '13th', '21st', '22nd', '23rd', '24th', '36th'],
  ])
})

test('a sentence begins with a capital', () => {
  expect(capitalised('five further pages')).toBe('Five further pages')
})
