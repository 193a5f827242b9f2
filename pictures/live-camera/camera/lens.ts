import { between, cross, dot, minus, type Point, unit } from './geometry.ts'

/** A camera on its bracket. */
export type Lens = {
  at: Point
  towards: Point
  /** Of the picture, in its own pixels. */
  width: number
  height: number
  /** Pixels that one metre takes at a distance of one metre. */
  zoom: number
  /** How much a wide lens bends straight lines: 0 not at all, 0.1 as a cheap one does. */
  bulge: number
}

type Seen = readonly [across: number, up: number, away: number]
export type Spot = readonly [x: number, y: number]

const NEAR = 0.2
const LONG_PX = 40

/** The outline of a polygon in the picture, cut off at the lens and bent by it; empty if it lies behind. */
export function seenOutline(lens: Lens, points: ReadonlyArray<Point>): Spot[] {
  const seen = cutNear(points.map((point) => seenFrom(lens, point)))
  return seen.flatMap((corner, place) => bentEdge(lens, corner, seen[(place + 1) % seen.length] ?? corner))
}

/** A line in the picture; what lies behind the lens is left out. */
export function seenLine(lens: Lens, points: ReadonlyArray<Point>): Spot[] {
  const seen = points.map((point) => seenFrom(lens, point)).filter(([, , away]) => away > NEAR)
  const last = seen.at(-1)
  if (!last) return []
  const edges = seen.slice(0, -1).flatMap((from, place) => bentEdge(lens, from, seen[place + 1] ?? from))
  return [...edges, onPicture(lens, last)]
}

/** Pixels that a metre takes at a place. */
export function scaleAt(lens: Lens, point: Point): number {
  return lens.zoom / Math.max(NEAR, seenFrom(lens, point)[2])
}

export function distanceTo(lens: Lens, point: Point): number {
  return Math.hypot(...minus(point, lens.at))
}

function seenFrom(lens: Lens, point: Point): Seen {
  const ahead = unit(minus(lens.towards, lens.at))
  const right = unit(cross(ahead, [0, 0, 1]))
  const way = minus(point, lens.at)
  return [dot(way, right), dot(way, cross(right, ahead)), dot(way, ahead)]
}

function onPicture({ width, height, zoom, bulge }: Lens, [across, up, away]: Seen): Spot {
  const x = (across * zoom) / away
  const y = (-up * zoom) / away
  const bend = 1 / Math.sqrt(1 + (8 * bulge * (x * x + y * y)) / (width * width))
  return [width / 2 + x * bend, height / 2 + y * bend]
}

function bentEdge(lens: Lens, from: Seen, to: Seen): Spot[] {
  const [x, y] = onPicture(lens, from)
  const [endX, endY] = onPicture(lens, to)
  const pieces = Math.min(16, 1 + Math.floor(Math.hypot(endX - x, endY - y) / LONG_PX))
  return Array.from({ length: pieces }, (_, piece) => onPicture(lens, between(from, to, piece / pieces)))
}

function cutNear(seen: ReadonlyArray<Seen>): Seen[] {
  return seen.flatMap((from, place) => {
    const to = seen[(place + 1) % seen.length] ?? from
    const kept = from[2] >= NEAR ? [from] : []
    if (from[2] >= NEAR === to[2] >= NEAR) return kept
    return [...kept, between(from, to, (NEAR - from[2]) / (to[2] - from[2]))]
  })
}
