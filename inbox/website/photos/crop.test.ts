import { expect, test } from 'vitest'
import { atCloseness, closenessOf, moved, wholeCrop } from './crop.ts'

const size = { width: 4_000, height: 3_000 }

test('a crop begins as the largest square in the middle, and is moved as far as the edges', () => {
  const crop = wholeCrop(size)
  expect(crop).toEqual({ left: 500, top: 0, side: 3_000 })
  expect(moved(crop, -200, 50, size)).toEqual({ left: 300, top: 0, side: 3_000 })
  expect(moved(crop, 9_999, -9_999, size)).toEqual({ left: 1_000, top: 0, side: 3_000 })
})

test('it comes closer around its middle, and never so close that it is blurred', () => {
  const closest = atCloseness(wholeCrop(size), 1, size)
  expect(closest).toEqual({ left: 1_680, top: 1_180, side: 640 })
  expect(closenessOf(closest, size)).toBe(1)
  const inTheCorner = moved(closest, 9_999, 9_999, size)
  expect(atCloseness(inTheCorner, 0, size)).toEqual({ left: 1_000, top: 0, side: 3_000 })
})

test('of a picture of the smallest size all is shown', () => {
  const smallest = { width: 640, height: 640 }
  const crop = wholeCrop(smallest)
  expect([crop, closenessOf(crop, smallest)]).toEqual([{ left: 0, top: 0, side: 640 }, 0])
  expect(atCloseness(crop, 1, smallest)).toEqual(crop)
})
