import { expect, test } from 'vitest'
import { placeAfter } from './row-keys.ts'

test('after an enquiry has left the list, J and K continue from its place', () => {
  expect(placeAfter(1, 4, 4)).toBe(5)
  expect(placeAfter(-1, 4, 4)).toBe(3)
  expect(placeAfter(1, -1, 4)).toBe(4)
  expect(placeAfter(-1, -1, 4)).toBe(3)
})
