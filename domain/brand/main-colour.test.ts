import { expect, test } from 'vitest'
import { partsOf } from './colour.ts'
import { mainColour } from './main-colour.ts'

type PixelRun = [count: number, red: number, green: number, blue: number, alpha?: number]

function picture(...runs: Array<PixelRun>): Array<number> {
  return runs.flatMap(([count, red, green, blue, alpha = 255]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
  )
}

test.each([
  ['green letters on white', picture([3_500, 255, 255, 255], [596, 31, 111, 84]), '#1f6f54'],
  ['navy with a little yellow', picture([900, 27, 42, 92], [100, 242, 183, 5]), '#1b2a5c'],
  ['yellow on a transparent ground', picture([3_000, 0, 0, 0, 0], [500, 242, 183, 5]), '#f2b705'],
  ['black letters on white', picture([3_000, 255, 255, 255], [500, 20, 20, 22]), '#141416'],
  ['white on a transparent ground', picture([3_000, 0, 0, 0, 0], [500, 255, 255, 255]), '#ffffff'],
  ['black letters with a fringe', picture([3_000, 20, 20, 20], [30, 200, 40, 40]), '#141414'],
])('the main colour of %s', (_, pixels, colour) => expect(mainColour(pixels)).toBe(colour))

test('a transparent picture has no main colour', () => {
  expect(mainColour(picture([4_096, 200, 30, 30, 20]))).toBeNull()
  expect(mainColour([])).toBeNull()
})

test('a JPEG’s shades of one colour come out as that colour', () => {
  const shades = [-5, -3, 0, 2, 4].map((offset): PixelRun => [100, 31 + offset, 111 - offset, 84 + offset])
  const { hue } = partsOf(mainColour(picture([3_000, 250, 251, 249], ...shades)) ?? '#000000')
  expect(Math.abs(hue - partsOf('#1f6f54').hue)).toBeLessThan(6)
})
