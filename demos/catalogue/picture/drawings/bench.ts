import type { Rng } from '../../random.ts'
import { cordWeave } from '../cord-seat.ts'
import type { KindDrawing } from '../kind-drawing.ts'
import type { Look } from '../look.ts'
import { metalLegs } from '../material-tones.ts'
import { legs } from '../sticks.ts'
import { box, d, line, shadow } from '../svg.ts'
import { slab, woodColours } from '../wood.ts'

/** Half the bench's width, the height of its seat, how far its legs stand out, and their thickness. */
type Size = { half: number; top: number; edge: number; thick: number }

export const bench: KindDrawing = {
  adjustLook: (look, product, random) => ({ legs: metalLegs(product, random) ?? look.legs }),
  mainColours: woodColours,
  draw: (look, rng) => {
    const half = rng.between(39, 44)
    const top = look.form === 'garden' ? 60 : rng.between(54, 60)
    const edge = half - rng.between(4, 8)
    const size = { half, top, edge, thick: look.legs === look.wood ? 4.2 : 2.2 }
    return shadow(50, 92, half * 0.98, 3) + stand(look, size, rng) + seat(look, size, rng)
  },
}

function stand(look: Look, size: Size, rng: Rng): string {
  const { legs: tones } = look
  const { top, edge, thick } = size
  const legsBehind = legs([edge - 4, top, thick], [edge - 4, 87, thick * 0.8], tones.deep)
  const backRest = look.form === 'garden' ? gardenBack(look, size, rng) : ''
  const rail = rng.chance(0.5) ? box(50 - edge, 80, edge * 2, 2.4, 0.6, tones.deep) : ''
  return (
    legsBehind + backRest + rail + legs([edge, top + 3, thick + 1], [edge + 1, 92, thick * 0.9], tones.side)
  )
}

function gardenBack({ wood }: Look, { half, top }: Size, rng: Rng): string {
  const high = rng.between(29, 34)
  const posts =
    box(50 - half + 5, high, 3.6, top - high, 1, wood.deep) +
    box(50 + half - 8.6, high, 3.6, top - high, 1, wood.deep)
  return posts + (rng.chance(0.5) ? threeRails(half, high, wood.side) : slats(half, high, wood.side))
}

const threeRails = (half: number, high: number, colour: string): string =>
  [high + 1, high + 8.6, high + 16].map((y) => box(50 - half + 3, y, half * 2 - 6, 5, 1, colour)).join('')

function slats(half: number, high: number, colour: string): string {
  const frame =
    box(50 - half + 3, high, half * 2 - 6, 4, 1, colour) +
    box(50 - half + 5, high + 19, half * 2 - 10, 3, 1, colour)
  const slat = (_: unknown, index: number) =>
    box(50 - half + 9 + (index * (half * 2 - 20.4)) / 12, high + 3, 2.6, 17, 0, colour)
  return frame + Array.from({ length: 13 }, slat).join('')
}

function seat(look: Look, { half, top }: Size, rng: Rng): string {
  const { form, wood, fibre } = look
  if (form === 'slat' || form === 'garden') return slatted(look, half, top)
  const thick = THICKNESS[form] ?? rng.between(3, 5)
  const depth = form === 'riempie' ? 4.4 : 4
  const plank = slab({ y: top, half, depth, thick, wood, back: 0.92 }, rng)
  if (form === 'padded') return plank + cushion(look, half, top)
  if (form !== 'riempie') return plank
  return plank + cordWeave({ y0: top - 3.2, y1: top + 3, half0: half * 0.87, half1: half * 0.92 }, fibre)
}

/** The thickness of the plank below a weave or a cushion. */
const THICKNESS: Readonly<Record<string, number>> = { riempie: 3.6, padded: 3 }

function slatted({ wood }: Look, half: number, top: number): string {
  const slat = (index: number) => {
    const width = half * (0.9 + 0.1 * (index / 3))
    return box(50 - width, top - 4.4 + index * 2.3, width * 2, 1.9, 0.6, wood.light)
  }
  return box(50 - half - 0.6, top + 3.4, half * 2 + 1.2, 3.6, 1, wood.side) + [0, 1, 2, 3].map(slat).join('')
}

function cushion({ tone }: Look, half: number, top: number): string {
  const seams = d`M${50 - half / 3} ${top - 5}v5.600M${50 + half / 3} ${top - 5}v5.600`
  return (
    box(50 - half + 1, top - 6, half * 2 - 2, 8.4, 3.6, tone.base) +
    box(50 - half + 2, top + 0.6, half * 2 - 4, 1.6, 0.8, tone.side) +
    line(seams, tone.side, 0.8)
  )
}
