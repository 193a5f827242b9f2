import { expect, test } from 'vitest'
import { foldedWords } from './vocabulary.ts'

test('a single letter or digit is used only if the query has no other word', () => {
  expect(foldedWords('6 seats, 1,8 m')).toEqual(['seats'])
  expect(foldedWords('k')).toEqual(['k'])
  expect(foldedWords(' – ')).toEqual([])
})
