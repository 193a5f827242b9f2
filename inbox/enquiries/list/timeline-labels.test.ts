import { expect, test } from 'vitest'
import { placeLabels } from './timeline-labels.ts'

type Text = [middle: number, width: number]

test.each<[string, texts: Array<Text>, rowWidth: number, moved: Array<number | null>]>([
  [
    'texts that do not overlap stay in place',
    [
      [100, 60],
      [300, 60],
    ],
    400,
    [0, 0],
  ],
  [
    'a text that would overlap a more important one is hidden, and takes no space',
    [
      [100, 60],
      [150, 60],
      [190, 60],
      [60, 20],
    ],
    400,
    [0, null, 0, null],
  ],
  [
    'texts at the ends are moved inwards',
    [
      [20, 130],
      [390, 100],
    ],
    400,
    [45, -40],
  ],
  ['a text wider than the row begins at its left end', [[50, 300]], 200, [100]],
])('%s', (_, texts, rowWidth, moved) => {
  expect(
    placeLabels(
      texts.map(([middle, width]) => ({ middle, width })),
      rowWidth,
    ),
  ).toEqual(moved)
})
