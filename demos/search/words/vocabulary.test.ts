import { expect, test } from 'vitest'
import { foldedWords } from './vocabulary.ts'

test('words are compared without capitals, accents and apostrophes', () => {
  expect(foldedWords('Stockenström Mill')).toEqual(['stockenstrom', 'mill'])
  expect(foldedWords('Rorke’s Drift')).toEqual(['rorkes', 'drift'])
  expect(foldedWords("rorke's")).toEqual(['rorkes'])
  expect(foldedWords('ladder-back chair')).toEqual(['ladder', 'back', 'chair'])
})

test('a single letter or digit is used only if the query has no other word', () => {
  expect(foldedWords('6 seats, 1,8 m')).toEqual(['seats'])
  expect(foldedWords('k')).toEqual(['k'])
  expect(foldedWords(' – ')).toEqual([])
})
