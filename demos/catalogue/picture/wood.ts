import type { Rng } from '../random.ts'
import type { Look } from './look.ts'
import { box, d, line, type Point, roundedPoly, trapezoid } from './svg.ts'
import type { Tones } from './tones.ts'

export const woodColours = ({ wood }: Look): ReadonlyArray<string> => [wood.light, wood.base]

/** Grain on a round top: a few long strokes that follow the ellipse. */
export function grainOfRound([cx, cy]: Point, [rx, ry]: Point, colour: string, rng: Rng): string {
  let path = ''
  for (let stroke = 0; stroke < 4; stroke++) {
    const y = -0.62 + stroke * 0.4 + rng.between(-0.08, 0.08)
    const half = Math.sqrt(1 - y * y) * 0.86
    const from = -half + rng.between(0, 0.35)
    const to = half - rng.between(0, 0.4)
    path += d`M${cx + from * rx} ${cy + y * ry}Q${cx + ((from + to) / 2) * rx} ${cy + y * ry + (y < 0 ? -1.2 : 1.1)} ${cx + to * rx} ${cy + y * ry + rng.between(-0.4, 0.4)}`
  }
  return line(path, colour, 0.9)
}

type Slab = {
  /** The y coordinate of the top's middle. */
  y: number
  /** Half the width of the near edge. */
  half: number
  /** Half the drawn depth. */
  depth: number
  thick: number
  wood: Tones
  /** The far edge's width as a share of the near edge's. */
  back?: number
}

/** A rectangular top seen from a little above. */
export function slab({ y, half, depth, thick, wood, back = 0.84 }: Slab, rng: Rng): string {
  const corners = trapezoid([half * back, y - depth], [half, y + depth])
  let grain = ''
  for (let stroke = 0; stroke < 3; stroke++) {
    const v = -0.6 + stroke * 0.6 + rng.between(-0.12, 0.12)
    const width = half * (back + ((1 - back) * (v + 1)) / 2) - 3
    const from = -width + rng.between(0, width * 0.5)
    const to = width - rng.between(0, width * 0.6)
    grain += d`M${50 + from} ${y + v * depth}Q${50 + (from + to) / 2} ${y + v * depth + rng.between(-1, 1)} ${50 + to} ${y + v * depth}`
  }
  const edge = box(50 - half - 0.8, y + depth - 0.6, half * 2 + 1.6, thick + 0.8, 1, wood.side)
  return edge + roundedPoly(corners, wood.light, 1.6) + line(grain, wood.grain, 0.8)
}
