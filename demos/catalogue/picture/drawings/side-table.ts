import type { Rng } from '../../random.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import { Lathe, ribPositions } from '../lathe.ts'
import type { Look } from '../look.ts'
import { metalLegs } from '../material-tones.ts'
import { bar, disc, leg, legs } from '../sticks.ts'
import { box, oval, type Point, shadow } from '../svg.ts'
import { TONES_OF_COLOURS } from '../tones.ts'
import { grainOfRound, slab, woodColours } from '../wood.ts'

/** Half the table's width, the height and thickness of its top, and how far its feet stand out. */
type Size = { half: number; depth: number; top: number; thick: number; spread: number }

export const sideTable: KindDrawing = {
  adjustLook: (look, product, random) => {
    const legs = metalLegs(product, random) ?? look.legs
    return {
      legs: ['drum', 'pedestal'].includes(look.form) ? look.wood : legs,
      ...(random.preferredColours[0] !== undefined && { tone: TONES_OF_COLOURS[random.preferredColours[0]] }),
    }
  },
  mainColours: woodColours,
  draw: (look, rng) => {
    const half = rng.between(29, 37)
    const top = rng.between(33, 42)
    const size = { half, top, depth: half * 0.235, thick: rng.between(2.6, 4.6), spread: rng.between(3, 9) }
    return shadow(50, 92, half * 0.86, 3.2) + ofForm(FORMS, look.form)(look, size, rng)
  },
}

const FORMS: Readonly<Record<string, (look: Look, size: Size, rng: Rng) => string>> = {
  round: fourLegs,
  tripod,
  square,
  drum,
  tray,
  pedestal,
}

function roundTop({ wood }: Look, { half, depth, top, thick }: Size, rng: Rng): string {
  const [middle, radii]: [Point, Point] = [
    [50, top],
    [half, depth],
  ]
  return disc(middle, radii, thick, wood) + grainOfRound(middle, radii, wood.grain, rng)
}

function fourLegs(look: Look, size: Size, rng: Rng): string {
  const { half, spread } = size
  const underTop = size.top + size.thick
  const thick = look.legs === look.wood ? 6 : 2.4
  const legsBehind = legs(
    [half * 0.34, underTop, thick],
    [half * 0.42 + spread * 0.3, 87, thick * 0.55],
    look.legs.deep,
  )
  const rail = rng.chance(0.5) ? box(50 - half * 0.56, 68, half * 1.12, 2.4, 1, look.legs.deep) : ''
  const legsInFront = legs(
    [half * 0.64, underTop - 1, thick],
    [half * 0.68 + spread, 92, thick * 0.6],
    look.legs.side,
  )
  return legsBehind + rail + legsInFront + roundTop(look, size, rng)
}

function tripod(look: Look, size: Size, rng: Rng): string {
  const { half, spread } = size
  const underTop = size.top + size.thick
  const thick = rng.between(4.4, 6.4)
  const legsBehind = leg([50, underTop, thick], [50 + rng.between(-1, 1), 89, thick * 0.8], look.legs.deep)
  const rail = box(50 - half * 0.5, rng.between(62, 70), half, 2.6, 0.8, look.legs.deep)
  const legsInFront = legs(
    [half * 0.54, underTop - 2, thick + 1.4],
    [half * 0.62 + spread, 92, thick * 0.72],
    look.legs.side,
  )
  return legsBehind + rail + legsInFront + roundTop(look, size, rng)
}

function square({ wood, legs: tones }: Look, { half, top, thick }: Size, rng: Rng): string {
  const depth = half * 0.2
  const legsBehind = legs([half * 0.72, top, 3.4], [half * 0.72, 86, 3], tones.deep)
  const shelf = rng.chance(0.6)
    ? slab({ y: 72, half: half * 0.84, depth: depth * 0.72, thick: 2, wood }, rng)
    : ''
  const edge = half - 2.4
  const legsInFront = legs([edge, top + depth, 4.4], [edge, 92, 3.8], tones.side)
  return legsBehind + shelf + legsInFront + slab({ y: top, half, depth, thick: thick + 0.6, wood }, rng)
}

function drum(look: Look, size: Size, rng: Rng): string {
  const { half, top, thick } = size
  const { base, deep } = look.legs
  const body = new Lathe(
    [
      [top + thick, half * 0.8],
      [top + 20, half * rng.between(0.8, 0.92)],
      [90, half * rng.between(0.66, 0.8)],
    ],
    { tilt: 0.2 },
  )
  const staves = rng.chance(0.6)
    ? body.ribs(ribPositions(rng.whole(15, 21)), body.top, body.bottom, deep, 0.7)
    : body.rings([body.top + 14, body.top + 17, body.bottom - 7], deep, 1)
  const foot = body.band(body.bottom - 3, body.bottom, deep)
  return body.body(base) + staves + body.shade(0.16) + foot + roundTop(look, size, rng)
}

function tray({ wood, legs: tones, metal }: Look, { half, depth, top, thick }: Size, rng: Rng): string {
  const underTop = top + thick
  const foot = half * 0.72
  const legsBehind =
    bar([50 - foot * 0.8, underTop, 2.6], [50 + foot * 0.84, 88, 2.4], tones.deep) +
    bar([50 + foot * 0.8, underTop, 2.6], [50 - foot * 0.84, 88, 2.4], tones.deep)
  const legsInFront =
    bar([50 - foot * 0.98, underTop, 3], [50 + foot, 92, 2.8], tones.side) +
    bar([50 + foot * 0.98, underTop, 3], [50 - foot, 92, 2.8], tones.side)
  const rim =
    disc([50, top - 2], [half, depth], thick + 2.4, { light: metal.light, side: metal.base }) +
    oval(50, top - 0.8, half - 2.2, depth - 1.1, metal.side)
  const inside =
    oval(50, top + 0.3, half - 3.2, depth - 1.7, wood.light) +
    grainOfRound([50, top + 0.3], [half - 6, depth - 2.6], wood.grain, rng)
  return legsBehind + legsInFront + rim + inside
}

function pedestal(look: Look, size: Size, rng: Rng): string {
  const { half } = size
  const { base, deep } = look.legs
  const underTop = size.top + size.thick
  const waist = rng.between(3, 5)
  const stem = new Lathe(
    [
      [underTop, half * 0.26],
      [underTop + 8, waist],
      [underTop + 20, rng.between(6, 9)],
      [underTop + 32, waist],
      [86, half * 0.3],
    ],
    { tilt: 0.2 },
  )
  const foot = disc([50, 87], [half * 0.56, half * 0.13], 2.8, { light: base, side: deep })
  const turnedStem = stem.body(base) + stem.shade(0.2) + stem.rings([underTop + 19, underTop + 22], deep, 0.8)
  return foot + turnedStem + roundTop(look, size, rng)
}
