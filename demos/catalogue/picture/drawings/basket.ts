import type { Colour } from '../../colours.ts'
import type { Rng } from '../../random.ts'
import { coil, handle, handles, logs, mouth, neck } from '../basket-parts.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import { Lathe } from '../lathe.ts'
import { diamonds, zigzag } from '../lathe-ornaments.ts'
import type { Look, Surface } from '../look.ts'
import type { ProfilePoint } from '../profile.ts'
import { shadow } from '../svg.ts'
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
