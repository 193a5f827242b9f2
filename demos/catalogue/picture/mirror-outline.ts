import type { Rng } from '../random.ts'
import { d, type Point } from './svg.ts'

/** The points round a mirror's form, about (50, cy). */
export function outlineOf(form: string, half: Point, cy: number, rng: Rng): ReadonlyArray<Point> {
  if (form === 'pebble') return pebble(half, cy, rng)
  if (form === 'round' || form === 'oval') return ring(half, cy, () => 1)
  if (form === 'arch' || form === 'leaning') return arch(half, cy)
  return rectangle(half, cy, form === 'window' ? 1 : Math.min(...half) * 0.16)
}

const STEPS = 36

const ring = ([w, h]: Point, cy: number, reach: (angle: number) => number): ReadonlyArray<Point> =>
  Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * Math.PI * 2
    const k = reach(angle)
    return [50 + Math.cos(angle) * w * k, cy + Math.sin(angle) * h * k]
  })

function pebble(half: Point, cy: number, rng: Rng): ReadonlyArray<Point> {
  const [long, turned] = [rng.between(0.05, 0.12), rng.between(0, 6)]
  const [three, turnedThree] = [rng.between(0.03, 0.07), rng.between(0, 6)]
  return ring(half, cy, (a) => 1 + long * Math.sin(a * 2 + turned) + three * Math.sin(a * 3 + turnedThree))
}

function arch([w, h]: Point, cy: number): ReadonlyArray<Point> {
  const head = Array.from({ length: 21 }, (_, step): Point => {
    const angle = (step / 20) * Math.PI
    return [50 - Math.cos(angle) * w, cy - h + w - Math.sin(angle) * w]
  })
  return [...head, [50 + w, cy + h], [50 - w, cy + h]]
}

const CORNERS = [
  [1, -1, -Math.PI / 2],
  [1, 1, 0],
  [-1, 1, Math.PI / 2],
  [-1, -1, Math.PI],
] as const

const rectangle = ([w, h]: Point, cy: number, round: number): ReadonlyArray<Point> =>
  CORNERS.flatMap(([sx, sy, from]) =>
    [0, 1, 2, 3, 4].map((step): Point => {
      const angle = from + (step / 4) * (Math.PI / 2)
      return [
        50 + sx * (w - round) + Math.cos(angle) * round,
        cy + sy * (h - round) + Math.sin(angle) * round,
      ]
    }),
  )

const WINDING = 3.2
const SLANT = 1.4

/** Cane is wound round a frame: a short slanting stroke every few steps along the outline. */
export function woundRound(outline: ReadonlyArray<Point>, cy: number, [w, h]: Point, thick: number): string {
  let path = ''
  let left = 0
  outline.forEach(([x, y], place) => {
    const [qx, qy] = outline[(place + 1) % outline.length] ?? [x, y]
    const length = Math.hypot(qx - x, qy - y)
    for (; left < length; left += WINDING) {
      const [px, py] = [x + ((qx - x) * left) / length, y + ((qy - y) * left) / length]
      const [tx, ty] = [((qx - x) / length) * SLANT, ((qy - y) / length) * SLANT]
      path += d`M${50 + (px - 50) * (1 - 0.8 / w)} ${cy + (py - cy) * (1 - 0.8 / h)}L${50 + (px - 50) * (1 - thick / w) + tx} ${cy + (py - cy) * (1 - thick / h) + ty}`
    }
    left -= length
  })
  return path
}
