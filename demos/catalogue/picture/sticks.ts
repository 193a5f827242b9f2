import { bothSides, d, fill, oval, type Point, poly } from './svg.ts'

/** A point of a stick, and its width there. */
type End = readonly [x: number, y: number, width: number]

/** A bar between two points, with ends at right angles to it. */
export function bar([x0, y0, w0]: End, [x1, y1, w1]: End, colour: string): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  const nx = (y1 - y0) / length
  const ny = -(x1 - x0) / length
  const corners: ReadonlyArray<Point> = [
    [x0 - (nx * w0) / 2, y0 - (ny * w0) / 2],
    [x0 + (nx * w0) / 2, y0 + (ny * w0) / 2],
    [x1 + (nx * w1) / 2, y1 + (ny * w1) / 2],
    [x1 - (nx * w1) / 2, y1 - (ny * w1) / 2],
  ]
  return poly(corners, colour)
}

/** A leg between two points, with horizontal ends. */
export const leg = ([x0, y0, w0]: End, [x1, y1, w1]: End, colour: string): string =>
  poly(
    [
      [x0 - w0 / 2, y0],
      [x0 + w0 / 2, y0],
      [x1 + w1 / 2, y1],
      [x1 - w1 / 2, y1],
    ],
    colour,
  )

/** Two legs that mirror each other about x = 50, the left one first; `outAbove`, `outBelow`: distance from the middle. */
export function legs([outAbove, y0, w0]: End, [outBelow, y1, w1]: End, colour: string): string {
  return bothSides((side) => leg([50 + side * outAbove, y0, w0], [50 + side * outBelow, y1, w1], colour))
}

/** A round slab seen from a little above. */
export const disc = (
  [cx, cy]: Point,
  [rx, ry]: Point,
  thick: number,
  { light, side }: { light: string; side: string },
): string =>
  fill(d`M${cx - rx} ${cy}v${thick}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-thick}z`, side) +
  oval(cx, cy, rx, ry, light)
