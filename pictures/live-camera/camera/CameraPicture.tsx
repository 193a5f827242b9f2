import { useId } from 'react'
import { between, cross, dot, minus, normalOf, outlineOnGround, type Point, unit } from './geometry.ts'
import { faded, type Light, lit } from './light.ts'
import type { Face, Part, Solid, Standing, Stroke } from './parts.ts'

/** The scene in front of a camera; all lists run from far to near. */
export type View = {
  lens: Lens
  light: Light
  sky: string
  ground: ReadonlyArray<Part>
  solids: ReadonlyArray<Solid>
  /** How dark a shadow is, 0 to 1. */
  shadow: number
}

type Props = { view: View; className?: string | undefined }

/** A scene as a mounted camera sees it: in perspective, with shadows, darker towards the corners. */
export function CameraPicture({ view, className }: Props) {
  const { lens, ground, solids, sky, shadow } = view
  const vignette = useId()
  return (
    <svg
      className={className}
      viewBox={`0 0 ${lens.width} ${lens.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <radialGradient id={vignette} r="0.75">
        <stop offset="0.55" stopColor="#050a12" stopOpacity="0" />
        <stop offset="1" stopColor="#050a12" stopOpacity="0.34" />
      </radialGradient>
      <rect width={lens.width} height={lens.height} fill={sky} />
      <Parts view={view} parts={ground} />
      <path opacity={shadow} fill="#0b1220" d={solids.map((solid) => shadowPath(view, solid)).join('')} />
      <Parts view={view} parts={solids.flatMap(({ parts }) => parts)} />
      <rect width={lens.width} height={lens.height} fill={`url(#${vignette})`} />
    </svg>
  )
}

function Parts({ view, parts }: { view: View; parts: ReadonlyArray<Part> }) {
  return parts.map((part, index) => {
    const key = `${index} ${part.kind}`
    if (part.kind === 'stroke') return <StrokeShape key={key} view={view} part={part} />
    if (part.kind === 'standing') return <StandingShape key={key} view={view} part={part} />
    return <FaceShape key={key} view={view} part={part} />
  })
}

function FaceShape({ view: { lens, light }, part }: { view: View; part: Face }) {
  const [first] = part.points
  const normal = normalOf(part.points)
  if (!first || dot(normal, minus(lens.at, first)) <= 0) return null
  const distance = part.away ?? distanceTo(lens, first)
  const fill = part.glow ? faded(light, part.colour, distance) : lit(light, part.colour, normal, distance)
  // The hairline closes the gap that antialiasing leaves between adjacent faces.
  const seam = part.glow ? {} : { stroke: fill, strokeWidth: 0.8, strokeLinejoin: 'round' as const }
  return <path d={pathOf(seenOutline(lens, part.points))} fill={fill} opacity={part.opacity} {...seam} />
}

function StrokeShape({ view: { lens, light }, part }: { view: View; part: Stroke }) {
  const middle = part.points[Math.floor(part.points.length / 2)]
  if (!middle) return null
  const width = Math.max(0.35, part.width * scaleAt(lens, middle))
  const stroke = faded(light, part.colour, distanceTo(lens, middle))
  const line = pathOf(seenLine(lens, part.points)).slice(0, -1)
  return <path d={line} fill="none" stroke={stroke} strokeWidth={width} strokeLinejoin="round" />
}

function StandingShape({ view: { lens, light }, part }: { view: View; part: Standing }) {
  const [foot] = seenLine(lens, [part.at])
  if (!foot) return null
  return (
    <g transform={`translate(${foot[0]} ${foot[1]}) scale(${scaleAt(lens, part.at)})`}>
      {part.paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={faded(light, fill, distanceTo(lens, part.at))} />
      ))}
    </g>
  )
}

function shadowPath({ lens, light }: View, { corners = [] }: Solid): string {
  return pathOf(seenOutline(lens, outlineOnGround(corners.map((corner) => shadowPoint(light, corner)))))
}

function shadowPoint({ from }: Light, [x, y, z]: Point): Point {
  return [x - (from[0] / from[2]) * z, y - (from[1] / from[2]) * z, 0]
}

function pathOf(spots: ReadonlyArray<Spot>): string {
  return spots.length ? `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z` : ''
}

/** A mounted camera: its position, direction and lens. */
type Lens = {
  at: Point
  towards: Point
  /** The picture's size in its own pixels. */
  width: number
  height: number
  /** Pixels that one metre takes at a distance of one metre. */
  zoom: number
  /** How much a wide lens bends straight lines: 0 not at all, 0.1 as a cheap one does. */
  bulge: number
}

type Seen = readonly [across: number, up: number, away: number]
type Spot = readonly [x: number, y: number]

/** In metres: what is nearer to the lens is not drawn. */
const NEAR = 0.2
/** Bent lines are drawn in straight pieces of about this length at most. */
const MAX_PIECE_PX = 40

/** The outline of a polygon in the picture, cut off at the lens and bent by it; empty if behind the lens. */
function seenOutline(lens: Lens, points: ReadonlyArray<Point>): Spot[] {
  const seen = cutNear(points.map((point) => seenFrom(lens, point)))
  return seen.flatMap((corner, index) => bentEdge(lens, corner, seen[(index + 1) % seen.length] ?? corner))
}

/** A line in the picture; what lies behind the lens is left out. */
function seenLine(lens: Lens, points: ReadonlyArray<Point>): Spot[] {
  const seen = points.map((point) => seenFrom(lens, point)).filter(([, , away]) => away > NEAR)
  const last = seen.at(-1)
  if (!last) return []
  const edges = seen.slice(0, -1).flatMap((from, index) => bentEdge(lens, from, seen[index + 1] ?? from))
  return [...edges, onPicture(lens, last)]
}

/** Pixels that a metre takes at a place. */
function scaleAt(lens: Lens, point: Point): number {
  return lens.zoom / Math.max(NEAR, seenFrom(lens, point)[2])
}

function distanceTo(lens: Lens, point: Point): number {
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
  const pieces = Math.min(16, 1 + Math.floor(Math.hypot(endX - x, endY - y) / MAX_PIECE_PX))
  return Array.from({ length: pieces }, (_, piece) => onPicture(lens, between(from, to, piece / pieces)))
}

function cutNear(seen: ReadonlyArray<Seen>): Seen[] {
  return seen.flatMap((from, index) => {
    const to = seen[(index + 1) % seen.length] ?? from
    const kept = from[2] >= NEAR ? [from] : []
    if (from[2] >= NEAR === to[2] >= NEAR) return kept
    return [...kept, between(from, to, (NEAR - from[2]) / (to[2] - from[2]))]
  })
}
