import type { Rng } from '../../random.ts'
import type { KindDrawing } from '../kind-drawing.ts'
import type { Look } from '../look.ts'
import { bar } from '../sticks.ts'
import { bothSides, d, line, oval, type Point, poly, shadow } from '../svg.ts'
import { type Bend, drapedWeave } from '../weaves/draped.ts'

export const cushion: KindDrawing = {
  mainColours: ({ tone }) => [tone.base, tone.light],
  draw: (look, rng) => {
    if (look.form === 'lumbar') return square(look, [rng.between(38, 41), rng.between(21, 24)], rng)
    if (look.form === 'round') return round(look, rng)
    return square(look, [rng.between(30, 34), rng.between(29, 33)], rng)
  },
}

function round({ tone, second, third }: Look, rng: Rng): string {
  // These two random draws are unused, but without them every round cushion would look different.
  rng.next()
  rng.next()
  const half = rng.between(29, 33)
  const cy = 91 - half
  const rays = rng.pick([12, 16, 20])
  const disc = (share: number, colour: string) => oval(50, cy, half * share, half * share, colour)
  const face = rng.chance(0.5)
    ? line(pleats(half, cy, rays), tone.side, 1)
    : disc(0.74, second.base) + disc(0.46, tone.base) + disc(0.2, third.base)
  return (
    shadow(50, 92, half * 0.8, 3) +
    oval(50, cy, half, half, tone.base) +
    face +
    oval(50, cy, 3.4, 3.4, second.base)
  )
}

const pleats = (half: number, cy: number, count: number): string =>
  Array.from({ length: count }, (_, pleat) => {
    const angle = (pleat / count) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return d`M${50 + x * 4} ${cy + y * 4}L${50 + x * (half - 1)} ${cy + y * (half - 1)}`
  }).join('')

function square(look: Look, [w, h]: Point, rng: Rng): string {
  const { tone, second, trim } = look
  const sag = look.form === 'lumbar' ? 0.08 : 0.1
  const cy = 91 - h
  const bend: Bend = (u, v) => [50 + u * w * (1 - sag * (1 - v * v)), cy + v * h * (1 - sag * (1 - u * u))]
  const seam = trim === 'piped' ? second.side : tone.base
  return (
    shadow(50, 92, w * 0.9, 3) +
    trimming(look, bend) +
    poly(outline(bend), tone.base, ` stroke="${seam}" stroke-width="2" stroke-linejoin="round"`) +
    drapedWeave(look, (u, v) => bend(u * 0.985, v * 0.985), rng) +
    (look.weave === 'plain' ? creases(bend, tone.side) : '') +
    poly(shadedSide(bend), '#2a1408', ' opacity=".06"')
  )
}

function trimming({ trim, tone, second }: Look, bend: Bend): string {
  if (trim === 'tassels')
    return CORNERS.map((corner) => tassel(corner, bend(...corner), second.side)).join('')
  if (trim !== 'fringe') return ''
  return bothSides((side) =>
    TENTHS.slice(1, -1)
      .map((v) => bend(side, v))
      .map(([x, y]) => line(d`M${x} ${y}h${side * 4}`, tone.side, 1))
      .join(''),
  )
}

const CORNERS: ReadonlyArray<Point> = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
]

const tassel = ([u, v]: Point, [x, y]: Point, colour: string): string =>
  bar([x, y, 1.4], [x + u * 3.4, y + v * 2 + 1.5, 3.6], colour)

/** From -1 to 1. */
const TENTHS: ReadonlyArray<number> = Array.from({ length: 21 }, (_, tenth) => (tenth - 10) / 10)
const UPWARDS = [...TENTHS].reverse()

const outline = (bend: Bend): ReadonlyArray<Point> => [
  ...TENTHS.slice(0, -1).map((u) => bend(u, -1)),
  ...TENTHS.slice(0, -1).map((v) => bend(1, v)),
  ...UPWARDS.slice(0, -1).map((u) => bend(u, 1)),
  ...UPWARDS.slice(0, -1).map((v) => bend(-1, v)),
]

const shadedSide = (bend: Bend): ReadonlyArray<Point> => [
  ...TENTHS.map((v) => bend(1, v)),
  ...UPWARDS.map((v) => bend(0.72 - 0.1 * (1 - v ** 2), v)),
]

function creases(bend: Bend, colour: string): string {
  const [a, b, c] = [bend(-0.5, -0.86), bend(-0.62, 0), bend(-0.4, 0.5)]
  const [e, f, g] = [bend(0.34, 0.84), bend(0.5, 0.5), bend(0.44, 0.14)]
  const path = d`M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}M${e[0]} ${e[1]}Q${f[0]} ${f[1]} ${g[0]} ${g[1]}`
  return line(path, colour, 0.9, ' opacity=".7"')
}
