import { expect, test } from 'vitest'
import { placeAfter } from './row-keys.ts'

test('J and K go on from the place of an enquiry that has left the list', () => {
  expect(placeAfter(1, 4, 4)).toBe(5)
  expect(placeAfter(-1, 4, 4)).toBe(3)
  expect(placeAfter(1, -1, 4)).toBe(4)
  expect(placeAfter(-1, -1, 4)).toBe(3)
})
