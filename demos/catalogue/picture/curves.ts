import { at, d, fill, type Point } from './svg.ts'

/** A Catmull-Rom curve through the points, as cubic Bézier curves; the path already begins at the first point. */
export function curve(points: ReadonlyArray<Point>): string {
  let path = ''
  for (let from = 0; from < points.length - 1; from++) {
    const [p1, p2] = [points[from], points[from + 1]]
    if (p1 === undefined || p2 === undefined) break
    path += piece(points[from - 1] ?? p1, p1, p2, points[from + 2] ?? p2)
  }
  return path
}

export function smooth(points: ReadonlyArray<Point>): string {
  const [first] = points
  return first === undefined ? '' : `M${at(first)}${curve(points)}`
}

/** A closed curve through the points. */
export function blob(points: ReadonlyArray<Point>): string {
  const count = points.length
  const [first = [0, 0]] = points
  const pointAt = (index: number): Point => points[(index + count) % count] ?? first
  const pieces = points.map((point, index) =>
    piece(pointAt(index - 1), point, pointAt(index + 1), pointAt(index + 2)),
  )
  return `M${at(first)}${pieces.join('')}z`
}

const piece = (p0: Point, p1: Point, p2: Point, p3: Point): string =>
  d`C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${at(p2)}`

/** The angle of a leaf that points upwards. */
export const UP = -Math.PI / 2

type Leaf = { angle: number; length: number; fat: number; colour: string; bend?: number }

/** A leaf from its foot to its tip, bent to one side. */
export function leaf([x, y]: Point, { angle, length, fat, colour, bend = 0 }: Leaf): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const pointOn = (along: number, across: number): Point => [
    x + cos * along - sin * across,
    y + sin * along + cos * across,
  ]
  const outwards = ([px, py]: Point): Point => [px + (px - x) * 0.25, py + (py - y) * 0.25]
  const tip = pointOn(length, bend)
  const right = outwards(pointOn(length * 0.45, fat / 2 + bend * 0.3))
  const left = outwards(pointOn(length * 0.45, -fat / 2 + bend * 0.3))
  return fill(`M${at([x, y])}Q${at(right)} ${at(tip)}Q${at(left)} ${at([x, y])}z`, colour)
}
