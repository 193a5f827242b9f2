import type { Colour } from '../../colours.ts'
import type { Rng } from '../../random.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import { Lathe, ribPositions } from '../lathe.ts'
import { diamonds, zigzag } from '../lathe-ornaments.ts'
import type { Look, Surface } from '../look.ts'
import type { ProfilePoint } from '../profile.ts'
import { disc } from '../sticks.ts'
import { bothSides, d, line, n, oval, type Point, shadow } from '../svg.ts'
import { TONES_OF_COLOURS } from '../tones.ts'

const CANE_ORNAMENTS: ReadonlyArray<Surface> = ['plain', 'dipped', 'banded']
const PALM_ORNAMENTS: ReadonlyArray<Surface> = ['zigzag', 'diamond', 'banded', 'dipped', 'zigzag']
const DYES: ReadonlyArray<Colour> = ['soot', 'rust', 'cocoa', 'plum', 'pine', 'clay', 'indigo']
const SECOND_DYES: ReadonlyArray<Colour> = ['ochre', 'soot', 'rust']

export const basket: KindDrawing = {
  adjustLook: (_, { material }, { shape, details }) => ({
    surface: shape.pick(material === 'cane' ? CANE_ORNAMENTS : PALM_ORNAMENTS),
    second: TONES_OF_COLOURS[details.pick(DYES)],
    third: TONES_OF_COLOURS[details.pick(SECOND_DYES)],
  }),
  mainColours: ({ fibre }) => [fibre.base, fibre.light],
  draw: (look, rng) => {
    const { form, fibre } = look
    const half = form === 'laundry' ? rng.between(26, 30) : rng.between(29, 34)
    const body = new Lathe(ofForm(PROFILES, form)(half), { tilt: 0.16 })
    return (
      shadow(50, 92.5, body.halfWidth(body.bottom) + 10, 3) +
      (form === 'market' ? handle(body, look) : '') +
      (form === 'ukhamba' ? '' : mouth(body, look)) +
      (form === 'log' && look.isFull ? logs(body) : '') +
      body.body(fibre.base) +
      (ORNAMENTS[look.surface]?.(body, look, rng) ?? '') +
      coil(body, look) +
      (form === 'ukhamba' ? neck(body, look) : body.band(body.top, body.top + 2.4, fibre.side)) +
      (form === 'laundry' || form === 'log' ? handles(body) : '') +
      body.shade(0.13)
    )
  },
}

const PROFILES: Readonly<Record<string, (half: number) => ReadonlyArray<ProfilePoint>>> = {
  ukhamba: (half) => [
    [40, half * 0.5],
    [47, half * 0.8],
    [62, half],
    [76, half * 0.92],
    [88, half * 0.6],
    [92, half * 0.52],
  ],
  laundry: (half) => [
    [30, half * 0.92],
    [50, half * 0.94],
    [80, half * 0.84],
    [92, half * 0.78],
  ],
  bowl: (half) => [
    [60, half * 1.16],
    [72, half * 1.04],
    [86, half * 0.7],
    [92, half * 0.48],
  ],
  market: (half) => [
    [54, half * 1.04],
    [68, half * 0.98],
    [86, half * 0.86],
    [92, half * 0.8],
  ],
  log: (half) => [
    [50, half],
    [70, half * 1.04],
    [88, half * 0.98],
    [92, half * 0.92],
  ],
}

type Ornament = (body: Lathe, look: Look, rng: Rng) => string

const ORNAMENTS: Readonly<Record<string, Ornament>> = { dipped, zigzag: zigzags, diamond, banded }

function dipped(body: Lathe, { second }: Look): string {
  return body.band(body.top + body.height * 0.55, body.bottom, second.base)
}

/** One row or two. */
function zigzags(body: Lathe, { second, third }: Look, rng: Rng): string {
  const row = (place: number, colour: string) => {
    const [from, to] = [body.height * (0.2 + place * 0.34), body.height * (0.44 + place * 0.34)]
    return zigzag(body, body.top + from, body.top + to, rng.whole(6, 9), colour)
  }
  // The limit is a new random number before each row: reading it once would change all later random numbers.
  let rows = ''
  for (let index = 0; index < rng.whole(1, 2); index++) rows += row(index, index ? third.base : second.base)
  return rows
}

function diamond(body: Lathe, { second }: Look, rng: Rng): string {
  const { top, height } = body
  return diamonds(body, top + height * 0.18, top + height * 0.58, rng.whole(5, 7), second.base)
}

function banded(body: Lathe, { second, third }: Look): string {
  const band = (from: number, to: number, colour: string) =>
    body.band(body.top + body.height * from, body.top + body.height * to, colour)
  return band(0.2, 0.3, second.base) + band(0.36, 0.41, third.base) + band(0.64, 0.74, second.base)
}

const LEATHER = '#7a4a2a'

/** One high handle over the middle, wound with leather. */
function handle(body: Lathe, { fibre }: Look): string {
  const { top } = body
  const rx = body.halfWidth(top)
  const bow = d`M${50 - rx + 2} ${top}C${50 - rx * 0.9} ${top - 38} ${50 + rx * 0.9} ${top - 38} ${50 + rx - 2} ${top}`
  const grip = d`M${50 - rx * 0.4} ${top - 26.5}Q50 ${top - 31} ${50 + rx * 0.4} ${top - 26.5}`
  return line(bow, fibre.deep, 3.4) + line(grip, LEATHER, 4.4)
}

function mouth(body: Lathe, { fibre }: Look): string {
  const rx = body.halfWidth(body.top)
  return (
    oval(50, body.top, rx, rx * 0.16, fibre.light) +
    oval(50, body.top + 0.5, rx - 1.8, rx * 0.16 - 0.9, fibre.deep)
  )
}

type Log = readonly [x: number, y: number, size: number]
const LOGS: ReadonlyArray<Log> = [
  [-17, -0.5, 5],
  [17, -0.5, 5.2],
  [-8, -2.6, 6],
  [9, -2.8, 6],
  [0, -5.4, 5.6],
  [1, 1.4, 5],
]

function logs(body: Lathe): string {
  const log = ([x, dy, size]: Log) => {
    const y = body.top + dy
    return (
      oval(50 + x, y, size, size, '#8a5029') +
      oval(50 + x, y, size - 1.2, size - 1.2, '#dcb887') +
      oval(50 + x, y, size * 0.4, size * 0.4, '#c89d66')
    )
  }
  return LOGS.map(log).join('')
}

/** The rows of a coiled basket, and the stitches that hold each to the next, staggered. */
function coil(body: Lathe, { form, fibre }: Look): string {
  const gap = form === 'ukhamba' || form === 'bowl' ? 2.8 : 4.2
  const rows: Array<number> = []
  for (let y = body.top + gap; y < body.bottom; y += gap) rows.push(y)
  const stitch = ([x, y]: Point) => d`M${x} ${y}v${gap}`
  const row = (y: number, index: number) =>
    ribPositions(STITCHES)
      .filter((position) => Math.abs(position) < 0.97)
      .map((position) => body.at(Math.max(-1, Math.min(1, position + (index % 2 ? 0.09 : 0))), y - gap))
      .map(stitch)
      .join('')
  return body.rings(rows, fibre.deep, 0.55) + line(rows.map(row).join(''), fibre.side, 0.6, ' opacity=".8"')
}
const STITCHES = 13

/** The narrow neck of an ukhamba, with its lid or without. */
function neck(body: Lathe, look: Look): string {
  const { fibre } = look
  const { top } = body
  const rx = body.halfWidth(top)
  const rim = disc([50, top - 0.6], [rx + 1.6, (rx + 1.6) * 0.17], 2, fibre)
  return (
    rim + (look.hasLid ? lid(top, rx, look) : oval(50, top - 0.4, rx - 0.6, (rx - 0.6) * 0.15, fibre.deep))
  )
}

function lid(top: number, rx: number, { fibre, second }: Look): string {
  const lidBody = new Lathe(
    [
      [top - 11, 1.6],
      [top - 8, rx * 0.5],
      [top - 1.4, rx * 0.98],
    ],
    { tilt: 0.17 },
  )
  return (
    lidBody.body(fibre.base) +
    lidBody.rings([top - 7, top - 4], fibre.deep, 0.55) +
    lidBody.band(top - 5.6, top - 3.4, second.base) +
    lidBody.shade() +
    oval(50, top - 12, 2.6, 2.2, second.base)
  )
}

/** Two leather handles at the sides. */
function handles(body: Lathe): string {
  const x = body.halfWidth(body.top + 7) - 3
  return bothSides((side) =>
    line(
      `M${n(50 + side * x)} ${n(body.top + 8)}q${side * 7} -1 ${side * 6.5} 5t${side * -5} 4`,
      LEATHER,
      2.4,
    ),
  )
}
