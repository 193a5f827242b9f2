import type { Rng } from '../../random.ts'
import { cordWeave } from '../cord-seat.ts'
import type { KindDrawing } from '../kind-drawing.ts'
import { Lathe, ribPositions } from '../lathe.ts'
import type { Look } from '../look.ts'
import { metalLegs } from '../material-tones.ts'
import { disc, legs } from '../sticks.ts'
import { box, d, fill, line, type Point, roundedPoly, shadow, trapezoid } from '../svg.ts'
import { grainOfRound, woodColours } from '../wood.ts'

/** Half the stool's width, the height of its seat, and how far its feet stand out. */
type Size = { half: number; top: number; lean: number }

export const stool: KindDrawing = {
  adjustLook: (look, product, random) => {
    const legs = metalLegs(product, random) ?? look.legs
    return { legs: ['turned', 'saddle'].includes(look.form) ? look.wood : legs }
  },
  mainColours: woodColours,
  draw: (look, rng) => {
    const size = look.form === 'counter' ? counterSize(rng) : plainSize(rng)
    const ground = shadow(50, 92, size.half + size.lean * 0.7, 3)
    if (look.form === 'turned') return ground + turnedStool(look, size, rng)
    return ground + stand(look, size, rng) + seat(look, size, rng)
  },
}

const counterSize = (rng: Rng): Size => ({
  half: rng.between(20, 24),
  top: rng.between(16, 20),
  lean: rng.between(4, 6),
})

const plainSize = (rng: Rng): Size => ({
  half: rng.between(26, 33),
  top: rng.between(37, 43),
  lean: rng.between(4, 8),
})

function turnedStool({ wood }: Look, { half, top }: Size, rng: Rng): string {
  const waist = rng.between(0.5, 0.74)
  const body = new Lathe(
    [
      [top + 3, half * 0.9],
      [top + 12, half * rng.between(0.62, 0.86)],
      [66, half * waist],
      [80, half * rng.between(0.66, 0.84)],
      [90, half * 0.8],
    ],
    { tilt: 0.2 },
  )
  const cuts = rng.chance(0.5)
    ? body.rings([60, 63.5, 67, 70.5], wood.deep, 1.1)
    : body.ribs(ribPositions(13), top + 6, 88, wood.deep, 0.8)
  const radii: Point = [half * 0.96, half * 0.23]
  const seatTop = disc([50, top], radii, 3.4, wood) + grainOfRound([50, top], radii, wood.grain, rng)
  return body.body(wood.base) + cuts + body.shade(0.18) + seatTop
}

function stand({ form, wood, legs: tones }: Look, { half, top, lean }: Size, rng: Rng): string {
  const isTall = form === 'counter'
  const isWooden = tones === wood
  const thick = isWooden ? rng.between(4, 5.4) : 2.2
  const rail = isTall ? 70 : rng.between(66, 74)
  const railOffset = lean * ((rail - top) / (92 - top))
  return (
    legs([half * 0.42, top + 3, thick * 0.9], [half * 0.46 + lean * 0.4, 86, thick * 0.6], tones.deep) +
    box(
      50 - half * 0.72 - railOffset,
      rail,
      half * 1.44 + railOffset * 2,
      isWooden ? 2.6 : 1.6,
      0.8,
      tones.deep,
    ) +
    (isTall ? box(50 - half * 0.6, rail - 16, half * 1.2, 1.8, 0.8, tones.deep) : '') +
    legs([half * 0.74, top + 2, thick], [half * 0.76 + lean, 92, thick * 0.66], tones.side)
  )
}

function seat(look: Look, size: Size, rng: Rng): string {
  if (look.form === 'saddle') return saddle(look, size)
  if (look.form === 'riempie') return riempie(look, size)
  if (look.form === 'padded') return padded(look, size)
  const { wood } = look
  const radii: Point = [size.half, size.half * 0.21]
  const top = disc([50, size.top], radii, rng.between(3.4, 5), wood)
  return top + grainOfRound([50, size.top], radii, wood.grain, rng)
}

function saddle({ wood }: Look, { half, top }: Size): string {
  const hollow = d`M${50 - half} ${top - 2}q${half} 6 ${half * 2} 0l1.500 5.400q${-half - 1.5} 6 ${-half * 2 - 3} 0z`
  const edge = d`M${50 - half - 1} ${top + 3.6}q${half + 1} 6 ${half * 2 + 2} 0`
  const grain = d`M${50 - half + 6} ${top + 0.8}q${half - 6} 4.600 ${half * 2 - 12} 0`
  return fill(hollow, wood.light) + line(edge, wood.side, 2) + line(grain, wood.grain, 0.8)
}

function riempie({ wood, fibre }: Look, { half, top }: Size): string {
  const corners = trapezoid([half * 0.86, top - 4.5], [half, top + 4])
  const cords = { y0: top - 3.4, y1: top + 2.6, half0: half * 0.78, half1: half * 0.9 }
  return (
    box(50 - half, top + 3, half * 2, 3.6, 1, wood.side) +
    roundedPoly(corners, wood.light, 2) +
    cordWeave(cords, fibre)
  )
}

function padded({ wood, tone }: Look, { half, top }: Size): string {
  const cushion = d`M${50 - half + 1} ${top + 1.5}q0-6.500 ${half * 0.4}-6.500h${half * 1.2 - 2}q${half * 0.4} 0 ${half * 0.4} 6.500z`
  return (
    box(50 - half, top, half * 2, 5.6, 2.4, wood.side) +
    fill(cushion, tone.base) +
    line(d`M${50 - half + 1} ${top + 0.8}h${half * 2 - 2}`, tone.side, 1.4) +
    line(d`M${50 - half * 0.5} ${top - 3}h${half}`, tone.light, 0.8)
  )
}
