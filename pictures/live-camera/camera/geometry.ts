/** A point in metres: x to the right, y away from the street, z up. */
export type Point = readonly [x: number, y: number, z: number]

function plus(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function times(a: Point, by: number): Point {
  return [a[0] * by, a[1] * by, a[2] * by]
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function normalized(a: Point): Point {
  return times(a, 1 / Math.hypot(...a))
}

/** The point between two points at a share of their distance, 0 to 1. */
export function interpolate(a: Point, b: Point, share: number): Point {
  return plus(a, times(minus(b, a), share))
}

/** The direction that a flat polygon faces, its corners running anticlockwise as seen from there (Newell). */
export function normalOf(points: ReadonlyArray<Point>): Point {
  const sum = points.reduce<Point>(
    (total, point, index) => {
      const next = points[(index + 1) % points.length] ?? point
      return plus(total, cross(point, next))
    },
    [0, 0, 0],
  )
  return normalized(sum)
}

/** The smallest convex outline of points on the ground (Andrew's monotone chain). */
export function convexHull(points: ReadonlyArray<Point>): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...monotoneChain(sorted), ...monotoneChain(sorted.reverse())]
}

function monotoneChain(points: ReadonlyArray<Point>): Point[] {
  const outline: Point[] = []
  for (const point of points) {
    while (turnsRight(outline, point)) outline.pop()
    outline.push(point)
  }
  return outline.slice(0, -1)
}

function turnsRight(outline: ReadonlyArray<Point>, point: Point): boolean {
  const [a, b] = outline.slice(-2)
  if (!a || !b) return false
  return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) <= 0
}
