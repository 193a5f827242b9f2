import { useId } from 'react'
import { dot, minus, normalOf, outlineOnGround, type Point } from './geometry.ts'
import { distanceTo, type Lens, type Spot, scaleAt, seenLine, seenOutline } from './lens.ts'
import { faded, type Light, lit } from './light.ts'
import type { Face, Part, Solid, Standing, Stroke } from './parts.ts'

/** What a camera looks at: all lists from far to near. */
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

/** A place as a camera on its bracket sees it: in perspective, with the light's shadows, darker to the corners. */
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
  return parts.map((part, place) => {
    const key = `${place} ${part.kind}`
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
  // The hairline closes the seam that antialiasing leaves between neighbours.
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

function shadowPath({ lens, light }: View, { corners }: Solid): string {
  return pathOf(seenOutline(lens, outlineOnGround(corners.map((corner) => onGround(light, corner)))))
}

function onGround({ from }: Light, [x, y, z]: Point): Point {
  return [x - (from[0] / from[2]) * z, y - (from[1] / from[2]) * z, 0]
}

function pathOf(spots: ReadonlyArray<Spot>): string {
  return spots.length ? `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z` : ''
}
