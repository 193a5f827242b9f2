import { PHOTO_MIN_SIDE } from '../../../domain/content/photo-rules.ts'

type Size = { width: number; height: number }
/** A square part of a picture, in its pixels. */
export type Crop = { left: number; top: number; side: number }

/** The largest crop, in the middle. */
export function wholeCrop(size: Size): Crop {
  return centredCrop(Math.min(size.width, size.height), { x: size.width / 2, y: size.height / 2 }, size)
}

/** A crop moved by pixels of the picture, at most to its edge. */
export function moveCrop({ side, left, top }: Crop, across: number, down: number, size: Size): Crop {
  return { side, left: clamp(left + across, size.width - side), top: clamp(top + down, size.height - side) }
}

/** The zoom of a crop, from 0 (the largest crop) to 1: more would blur it. */
export function zoomOf({ side }: Crop, size: Size): number {
  const largest = Math.min(size.width, size.height)
  return largest === PHOTO_MIN_SIDE ? 0 : (largest - side) / (largest - PHOTO_MIN_SIDE)
}

/** The crop with the same middle at another zoom. */
export function cropAtZoom(crop: Crop, zoom: number, size: Size): Crop {
  const largest = Math.min(size.width, size.height)
  const side = Math.round(largest - zoom * (largest - PHOTO_MIN_SIDE))
  return centredCrop(side, { x: crop.left + crop.side / 2, y: crop.top + crop.side / 2 }, size)
}

function centredCrop(side: number, { x, y }: { x: number; y: number }, size: Size): Crop {
  return moveCrop({ side, left: x - side / 2, top: y - side / 2 }, 0, 0, size)
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(Math.round(value), 0), max)
}
