import { expect, test } from 'vitest'
import { phasePath } from './moon.ts'

test.each<[string, Parameters<typeof phasePath>, string]>([
  [
    'a crescent is lit on the left: both arcs bulge there',
    [1 / 4, 11],
    'M0 -11A11 11 0 0 0 0 11A5.5 11 0 0 1 0 -11Z',
  ],
  ['a half moon has a straight terminator', [1 / 2, 52], 'M0 -52A52 52 0 0 0 0 52A0 52 0 0 0 0 -52Z'],
  ['a gibbous moon bulges over the middle', [0.62, 11], 'M0 -11A11 11 0 0 0 0 11A2.64 11 0 0 0 0 -11Z'],
  ['a new moon has no lit part', [0, 11], ''],
  ['a full moon is the whole disc', [1, 11], 'M0 -11A11 11 0 0 0 0 11A11 11 0 0 0 0 -11Z'],
  ['the centre is moved', [1 / 12, 40, 123, -213], 'M123 -253A40 40 0 0 0 123 -173A33.33 40 0 0 1 123 -253Z'],
  ['lengths have at most two decimals', [1 / 4, 0.4, 1], 'M1 -0.4A0.4 0.4 0 0 0 1 0.4A0.2 0.4 0 0 1 1 -0.4Z'],
])('%s', (_, disc, path) => {
  expect(phasePath(...disc)).toBe(path)
})

test('a fraction outside 0 to 1 is refused', () => {
  for (const fraction of [-0.01, 1.01, Number.NaN]) expect(() => phasePath(fraction, 11)).toThrow(RangeError)
})
