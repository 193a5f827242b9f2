import { expect, test } from 'vitest'
import { placeTexts } from './line-texts.ts'

test('texts that do not overlap stay in place', () => {
  expect(
    placeTexts(
      [
        { middle: 100, width: 60 },
        { middle: 300, width: 60 },
      ],
      400,
    ),
  ).toEqual([0, 0])
})

test('a text that would overlap a more important one is hidden, and takes no space', () => {
  const texts = [
    { middle: 100, width: 60 },
    { middle: 150, width: 60 },
    { middle: 190, width: 60 },
    { middle: 60, width: 20 },
  ]
  expect(placeTexts(texts, 400)).toEqual([0, null, 0, null])
})

test('texts at the ends are moved inwards', () => {
  const texts = [
    { middle: 20, width: 130 },
    { middle: 390, width: 100 },
  ]
  expect(placeTexts(texts, 400)).toEqual([45, -40])
})

test('a text wider than the row begins at its left end', () => {
  expect(placeTexts([{ middle: 50, width: 300 }], 200)).toEqual([100])
})
