import { expect, test } from 'vitest'
import { phasePath } from './moon.ts'

test('a crescent is lit on the left: both arcs bulge there', () => {
  expect(phasePath(1 / 4, 11)).toBe('M0 -11A11 11 0 0 0 0 11A5.5 11 0 0 1 0 -11Z')
})

test('a half moon has a straight terminator', () => {
  expect(phasePath(1 / 2, 52)).toBe('M0 -52A52 52 0 0 0 0 52A0 52 0 0 0 0 -52Z')
})

test('a gibbous moon bulges over the middle', () => {
  expect(phasePath(0.62, 11)).toBe('M0 -11A11 11 0 0 0 0 11A2.64 11 0 0 0 0 -11Z')
})

test('a new moon has no lit part and a full one is the whole disc', () => {
  expect(phasePath(0, 11)).toBe('')
  expect(phasePath(1, 11)).toBe('M0 -11A11 11 0 0 0 0 11A11 11 0 0 0 0 -11Z')
})

test('the centre is moved and lengths have at most two decimals', () => {
  expect(phasePath(1 / 12, 40, 123, -213)).toBe('M123 -253A40 40 0 0 0 123 -173A33.33 40 0 0 1 123 -253Z')
  expect(phasePath(1 / 4, 0.4, 1)).toBe('M1 -0.4A0.4 0.4 0 0 0 1 0.4A0.2 0.4 0 0 1 1 -0.4Z')
})

test('a fraction outside 0 to 1 is refused', () => {
  for (const fraction of [-0.01, 1.01, Number.NaN]) expect(() => phasePath(fraction, 11)).toThrow(RangeError)
})
