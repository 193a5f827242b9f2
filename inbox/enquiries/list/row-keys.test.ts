import { expect, test } from 'vitest'
import { positionAfter } from './row-keys.ts'

test('after an enquiry has left the list, J and K continue from its position', () => {
  expect(positionAfter(1, 4, 4)).toBe(5)
  expect(positionAfter(-1, 4, 4)).toBe(3)
  expect(positionAfter(1, -1, 4)).toBe(4)
  expect(positionAfter(-1, -1, 4)).toBe(3)
})
