import { PHOTO_MIN_SIDE } from '../../../domain/content/photo-rules.ts'

type Size = { width: number; height: number }
/** A square part of a picture, in its pixels. */
export type Crop = { left: number; top: number; side: number }

/** The largest square, in the middle. */
export function wholeCrop(size: Size): Crop {
  return centred(Math.min(size.width, size.height), { x: size.width / 2, y: size.height / 2 }, size)
}

/** The square moved by so many pixels of the picture, as far as its edge. */
export function moved({ side, left, top }: Crop, across: number, down: number, size: Size): Crop {
  return { side, left: within(left + across, size.width - side), top: within(top + down, size.height - side) }
}

/** How close a square is, from 0, the largest, to 1: a closer one would be blurred. */
export function closenessOf({ side }: Crop, size: Size): number {
  const largest = Math.min(size.width, size.height)
  return largest === PHOTO_MIN_SIDE ? 0 : (largest - side) / (largest - PHOTO_MIN_SIDE)
}

/** The square with the same middle, so close. */
export function atCloseness(crop: Crop, closeness: number, size: Size): Crop {
  const largest = Math.min(size.width, size.height)
  const side = Math.round(largest - closeness * (largest - PHOTO_MIN_SIDE))
  return centred(side, { x: crop.left + crop.side / 2, y: crop.top + crop.side / 2 }, size)
}

function centred(side: number, { x, y }: { x: number; y: number }, size: Size): Crop {
  return moved({ side, left: x - side / 2, top: y - side / 2 }, 0, 0, size)
}

function within(value: number, most: number): number {
  return Math.min(Math.max(Math.round(value), 0), most)
}
