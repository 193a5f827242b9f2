import { expect, test } from 'vitest'
import { cropAtZoom, moveCrop, wholeCrop, zoomOf } from './crop.ts'

const size = { width: 4_000, height: 3_000 }

test('a crop begins as the largest square in the middle, and moves no further than the edges', () => {
  const crop = wholeCrop(size)
  expect(crop).toEqual({ left: 500, top: 0, side: 3_000 })
  expect(moveCrop(crop, -200, 50, size)).toEqual({ left: 300, top: 0, side: 3_000 })
  expect(moveCrop(crop, 9_999, -9_999, size)).toEqual({ left: 1_000, top: 0, side: 3_000 })
})

test('a crop zooms around its middle, and never so far that it is blurred', () => {
  const closest = cropAtZoom(wholeCrop(size), 1, size)
  expect(closest).toEqual({ left: 1_680, top: 1_180, side: 640 })
  expect(zoomOf(closest, size)).toBe(1)
  const inTheCorner = moveCrop(closest, 9_999, 9_999, size)
  expect(cropAtZoom(inTheCorner, 0, size)).toEqual({ left: 1_000, top: 0, side: 3_000 })
})

test('a picture of the smallest size is not cropped', () => {
  const smallest = { width: 640, height: 640 }
  const crop = wholeCrop(smallest)
  expect([crop, zoomOf(crop, smallest)]).toEqual([{ left: 0, top: 0, side: 640 }, 0])
  expect(cropAtZoom(crop, 1, smallest)).toEqual(crop)
})
