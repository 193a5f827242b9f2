import type { Rng } from '../../random.ts'
import type { KindDrawing } from '../kind-drawing.ts'
import { Lathe } from '../lathe.ts'
import type { Look } from '../look.ts'
import { metalLegs } from '../material-tones.ts'
import { bar, disc, legs } from '../sticks.ts'
import { bothSides, box, d, line, oval, type Point, shadow } from '../svg.ts'
import { TONES_OF_COLOURS } from '../tones.ts'
import { grainOfRound, slab, woodColours } from '../wood.ts'

/** Half the width, the y of the table top, half its visible depth, and its thickness. */
type Size = { half: number; top: number; depth: number; thick: number }

/** An object on the table shows its size: a cup, a vase, or a vase with two stems. */
function tableAccessories([x, y]: Point, look: Look, rng: Rng): string {
  const accessory = rng.whole(0, 2)
  if (accessory === 0) return cup([x, y], look)
  return (accessory === 1 ? twoStems([x, y], look) : '') + vase([x, y], look)
}

function cup([x, y]: Point, { tone }: Look): string {
  const body = new Lathe(
    [
      [y - 5, 6.4],
      [y - 2.6, 5],
      [y, 2.4],
    ],
    { cx: x, tilt: 0.2 },
  )
  return body.body(tone.base) + body.shade() + body.mouth(tone.side)
}

function vase([x, y]: Point, { tone }: Look): string {
  const body = new Lathe(
    [
      [y - 13, 1.6],
      [y - 9.6, 1.7],
      [y - 5, 4.4],
      [y, 2.6],
    ],
    { cx: x, tilt: 0.16 },
  )
  return body.body(tone.base) + body.shade() + body.mouth(tone.deep)
}

function twoStems([x, y]: Point, { isClayRed }: Look): string {
  const stalks = line(d`M${x} ${y - 13}q-.4-7 -4.600-11M${x} ${y - 13}q.6-6 3.600-9.600`, '#6f7f55', 0.8)
  const leftFlower = oval(x - 4.9, y - 24.6, 1.3, 1.9, isClayRed ? '#d09a43' : '#b35d3a')
  return stalks + leftFlower + oval(x + 3.9, y - 23.2, 1.1, 1.6, '#d09a43')
}

export const diningTable: KindDrawing = {
  adjustLook: (look, product, random) => ({
    legs: metalLegs(product, random) ?? look.legs,
    isClayRed: random.preferredColours[0] === 'clay',
    ...(random.preferredColours[0] !== undefined && { tone: TONES_OF_COLOURS[random.preferredColours[0]] }),
  }),
  mainColours: woodColours,
  draw: (look, rng) => {
    const size = {
      half: rng.between(41, 45),
      top: rng.between(47, 52),
      depth: rng.between(4.2, 6),
      thick: rng.between(2.4, 4),
    }
    const accessories = look.isStyled
      ? tableAccessories([50 + rng.pick([-1, 1]) * rng.between(4, 18), size.top + 0.6], look, rng)
      : ''
    return shadow(50, 91, size.half * 0.94, 3) + table(look, size, rng) + accessories
  },
}

function table(look: Look, size: Size, rng: Rng): string {
  if (look.form === 'round') return roundTable(look, size, [size.half * 0.86, 9], rng)
  if (look.form === 'oval') return roundTable(look, size, [size.half, 7], rng)
  const { half, top, depth, thick } = size
  return underTable(look, size, rng) + slab({ y: top, half, depth, thick, wood: look.wood, back: 0.88 }, rng)
}

function underTable(look: Look, size: Size, rng: Rng): string {
  if (look.form === 'trestle') return trestles(look, size)
  return look.form === 'sledge' ? sledges(look, size) : farm(look, size, rng)
}

function roundTable(look: Look, { top, thick }: Size, radii: Point, rng: Rng): string {
  const { wood, legs: tones } = look
  const [rx] = radii
  const stand = rng.chance(0.55)
    ? column(look, top, thick, rx)
    : legs([rx * 0.36, top, 5], [rx * 0.32, 87, 3.4], tones.deep) +
      legs([rx * 0.66, top + 4, 6], [rx * 0.78, 91, 3.6], tones.side)
  return stand + disc([50, top], radii, thick, wood) + grainOfRound([50, top], radii, wood.grain, rng)
}

function column({ legs: { base, deep } }: Look, top: number, thick: number, rx: number): string {
  const stem = new Lathe(
    [
      [top + thick, 9],
      [top + 14, 5],
      [78, 6],
      [85, 15],
    ],
    { tilt: 0.18 },
  )
  const foot = disc([50, 86.5], [rx * 0.5, 5], 3, { light: base, side: deep })
  return foot + stem.body(base) + stem.shade(0.2)
}

function trestles({ legs: tones }: Look, { half, top, depth, thick }: Size): string {
  const x = half * 0.6
  const from = top + depth + thick - 2
  const trestle = (side: number) => {
    const cx = 50 + side * x
    return (
      bar([cx - 1.6, from, 4.2], [cx - 8, 91, 4], tones.side) +
      bar([cx + 1.6, from, 4.2], [cx + 8, 91, 4], tones.side) +
      box(cx - 6.4, 76, 12.8, 2.6, 0.6, tones.deep)
    )
  }
  return box(50 - x, 70, x * 2, 3.2, 0.6, tones.deep) + bothSides(trestle)
}

function sledges({ legs: tones }: Look, { half, top, depth, thick }: Size): string {
  const from = top + depth + thick - 1
  const sledge = (side: number) => {
    const cx = 50 + side * (half - 9)
    return line(d`M${cx - 5} ${from}V89h10V${from}`, tones.side, 2.6, ' stroke-linejoin="round"')
  }
  return bothSides(sledge) + box(50 - half + 9, top + 6, half * 2 - 18, 2, 0, tones.deep)
}

function farm({ wood, metal, legs: tones }: Look, { half, top, depth, thick }: Size, rng: Rng): string {
  const lean = rng.between(0, 4)
  const legsBehind = legs([half * 0.76, top, 4.4], [half * 0.74 + lean * 0.4, 86, 3], tones.deep)
  const apron = box(50 - half + 4, top + depth, half * 2 - 8, thick + 4.4, 0.6, wood.deep)
  const y = top + depth + thick
  const drawer = rng.chance(0.35)
    ? box(44, y + 0.4, 12, 3, 0.5, wood.side) + oval(50, y + 1.9, 0.9, 0.9, metal.light)
    : ''
  const edge = half - 4
  return legsBehind + apron + drawer + legs([edge, top + depth, 5.4], [edge + lean, 91, 3.6], tones.side)
}
