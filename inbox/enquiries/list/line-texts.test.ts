import { expect, test } from 'vitest'
import { roomForTexts } from './line-texts.ts'

test('texts beside each other stay where they are', () => {
  expect(
    roomForTexts(
      [
        { middle: 100, width: 60 },
        { middle: 300, width: 60 },
      ],
      400,
    ),
  ).toEqual([0, 0])
})

test('one that would run into a more important one is left out, and takes no room from others', () => {
  const texts = [
    { middle: 100, width: 60 },
    { middle: 150, width: 60 },
    { middle: 190, width: 60 },
    { middle: 60, width: 20 },
  ]
  expect(roomForTexts(texts, 400)).toEqual([0, null, 0, null])
})

test('at the ends they are moved inwards', () => {
  const texts = [
    { middle: 20, width: 130 },
    { middle: 390, width: 100 },
  ]
  expect(roomForTexts(texts, 400)).toEqual([45, -40])
})

test('one wider than the row begins with it', () => {
  expect(roomForTexts([{ middle: 50, width: 300 }], 200)).toEqual([100])
})
