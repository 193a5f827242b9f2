import { useId } from 'react'
import { convexHull, cross, dot, interpolate, minus, normalized, normalOf, type Point } from './geometry.ts'
import { type Light, shadedColour, unshadedColour } from './light.ts'
import type { Billboard, Face, Part, Solid, Stroke } from './parts.ts'

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

/** A scene as a mounted camera sees it: in perspective, with shadows, darker towards the corners. */
export function CameraPicture({ view, className }: { view: View; className?: string | undefined }) {
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
    if (part.kind === 'billboard') return <BillboardShape key={key} view={view} part={part} />
    return <FaceShape key={key} view={view} part={part} />
  })
}

function FaceShape({ view: { lens, light }, part }: { view: View; part: Face }) {
  const [first] = part.points
  const normal = normalOf(part.points)
  if (!first || dot(normal, minus(lens.at, first)) <= 0) return null
  const distance = part.away ?? distanceTo(lens, first)
  const fill = part.glow
    ? unshadedColour(light, part.colour, distance)
    : shadedColour(light, part.colour, normal, distance)
  // The hairline closes the gap that antialiasing leaves between adjacent faces.
  const seam = part.glow ? {} : { stroke: fill, strokeWidth: 0.8, strokeLinejoin: 'round' as const }
  return <path d={pathOf(projectPolygon(lens, part.points))} fill={fill} opacity={part.opacity} {...seam} />
}

function StrokeShape({ view: { lens, light }, part }: { view: View; part: Stroke }) {
  const middle = part.points[Math.floor(part.points.length / 2)]
  if (!middle) return null
  const width = Math.max(0.35, part.width * pixelsPerMetre(lens, middle))
  const stroke = unshadedColour(light, part.colour, distanceTo(lens, middle))
  const line = pathOf(projectLine(lens, part.points)).slice(0, -1)
  return <path d={line} fill="none" stroke={stroke} strokeWidth={width} strokeLinejoin="round" />
}

function BillboardShape({ view: { lens, light }, part }: { view: View; part: Billboard }) {
  const [foot] = projectLine(lens, [part.at])
  if (!foot) return null
  return (
    <g transform={`translate(${foot[0]} ${foot[1]}) scale(${pixelsPerMetre(lens, part.at)})`}>
      {part.paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={unshadedColour(light, fill, distanceTo(lens, part.at))} />
      ))}
    </g>
  )
}

function shadowPath({ lens, light }: View, { corners = [] }: Solid): string {
  return pathOf(projectPolygon(lens, convexHull(corners.map((corner) => shadowPoint(light, corner)))))
}

function shadowPoint({ from }: Light, [x, y, z]: Point): Point {
  return [x - (from[0] / from[2]) * z, y - (from[1] / from[2]) * z, 0]
}

function pathOf(points: ReadonlyArray<PicturePoint>): string {
  return points.length ? `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z` : ''
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

type CameraPoint = readonly [across: number, up: number, depth: number]
type PicturePoint = readonly [x: number, y: number]

/** In metres: what is nearer to the lens is not drawn. */
const NEAR_PLANE = 0.2
/** Bent lines are drawn in straight segments of about this length at most. */
const MAX_SEGMENT_PX = 40

/** The outline of a polygon in the picture, cut off at the lens and bent by it; empty if behind the lens. */
function projectPolygon(lens: Lens, points: ReadonlyArray<Point>): PicturePoint[] {
  const corners = clipNear(points.map((point) => toCamera(lens, point)))
  return corners.flatMap((from, index) =>
    projectEdge(lens, from, corners[(index + 1) % corners.length] ?? from),
  )
}

/** A line in the picture; what lies behind the lens is left out. */
function projectLine(lens: Lens, points: ReadonlyArray<Point>): PicturePoint[] {
  const visible = points.map((point) => toCamera(lens, point)).filter(([, , depth]) => depth > NEAR_PLANE)
  const last = visible.at(-1)
  if (!last) return []
  const edges = visible
    .slice(0, -1)
    .flatMap((from, index) => projectEdge(lens, from, visible[index + 1] ?? from))
  return [...edges, project(lens, last)]
}

/** Pixels that a metre takes at a place. */
function pixelsPerMetre(lens: Lens, point: Point): number {
  return lens.zoom / Math.max(NEAR_PLANE, toCamera(lens, point)[2])
}

function distanceTo(lens: Lens, point: Point): number {
  return Math.hypot(...minus(point, lens.at))
}

function toCamera(lens: Lens, point: Point): CameraPoint {
  const ahead = normalized(minus(lens.towards, lens.at))
  const right = normalized(cross(ahead, [0, 0, 1]))
  const offset = minus(point, lens.at)
  return [dot(offset, right), dot(offset, cross(right, ahead)), dot(offset, ahead)]
}

function project({ width, height, zoom, bulge }: Lens, [across, up, depth]: CameraPoint): PicturePoint {
  const x = (across * zoom) / depth
  const y = (-up * zoom) / depth
  const bend = 1 / Math.sqrt(1 + (8 * bulge * (x * x + y * y)) / (width * width))
  return [width / 2 + x * bend, height / 2 + y * bend]
}

function projectEdge(lens: Lens, from: CameraPoint, to: CameraPoint): PicturePoint[] {
  const [x, y] = project(lens, from)
  const [endX, endY] = project(lens, to)
  const segments = Math.min(16, 1 + Math.floor(Math.hypot(endX - x, endY - y) / MAX_SEGMENT_PX))
  return Array.from({ length: segments }, (_, index) =>
    project(lens, interpolate(from, to, index / segments)),
  )
}

function clipNear(corners: ReadonlyArray<CameraPoint>): CameraPoint[] {
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const visible = from[2] >= NEAR_PLANE ? [from] : []
    if (from[2] >= NEAR_PLANE === to[2] >= NEAR_PLANE) return visible
    return [...visible, interpolate(from, to, (NEAR_PLANE - from[2]) / (to[2] - from[2]))]
  })
}
