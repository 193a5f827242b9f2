import type { Rng } from '../../random.ts'
import { smooth } from '../curves.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import type { Look } from '../look.ts'
import { bar } from '../sticks.ts'
import { box, d, fill, line, n, openPath, oval, type Point, poly, shadow } from '../svg.ts'
import type { Tones } from '../tones.ts'
import { type Bend, drapedWeave } from '../weaves/draped.ts'

export const throwDrawing: KindDrawing = {
  mainColours: ({ tone }) => [tone.base, tone.light],
  draw: (look, rng) => ofForm(FORMS, look.form)(look, rng),
}

const FORMS: Readonly<Record<string, (look: Look, rng: Rng) => string>> = { folded, rail, rolled }

/** Threads that hang down, one beside the other. */
function fringe(
  [from, to]: readonly [number, number],
  y: number,
  length: number,
  colour: string,
  gap: number,
): string {
  let path = ''
  for (let x = from; x <= to; x += gap) path += d`M${x} ${y}v${length}`
  return line(path, colour, 1.1)
}

function folded(look: Look, rng: Rng): string {
  const { tone } = look
  const count = rng.whole(3, 4)
  const height = count === 3 ? 17 : 14
  const half = rng.between(31, 35)
  const top = 87 - count * height
  const firstBand = rng.between(0.22, 0.34)
  const layer = (place: number) =>
    fold(look, place, { half: half + place * 1.6, y: top + place * height, height, firstBand })
  const layers = Array.from({ length: count }, (_, index) => layer(count - 1 - index)).join('')
  return (
    shadow(50, 88, half + 5, 3) +
    layers +
    line(d`M${50 + half * 0.46} ${top}V87`, tone.deep, 0.7, ' opacity=".4"') +
    fringe([50 - half + 2, 50 - half * 0.3], 86, 5, tone.side, 3.4)
  )
}

/** One fold of a throw: half its width, its top, its height, and the position of its first band as a part of the height. */
type Fold = { half: number; y: number; height: number; firstBand: number }

/** The part of the weave that is visible on the edge of one fold. */
function foldWeave(look: Look, fold: Fold): string {
  const [second, third] = [look.second.base, look.third.base]
  const stripe = (offset: number, height: number, colour: string) =>
    box(50 - fold.half, fold.y + offset, fold.half * 2, height, 0, colour)
  if (look.weave === 'check') return checks(fold, second) + stripe(fold.height * 0.5, 1.3, second)
  if (look.weave === 'zigzag') return teeth(fold, second)
  if (look.weave === 'steps') return steppedDiamonds(fold, second)
  if (look.weave === 'pinstripe') {
    return [0.2, 0.42, 0.64, 0.86].map((part) => stripe(fold.height * part, 1.1, second)).join('')
  }
  const firstBandHeight = fold.height * fold.firstBand
  if (look.weave === 'bands')
    return (
      stripe(firstBandHeight, fold.height * 0.3, second) +
      stripe(firstBandHeight + fold.height * 0.4, 1.4, third)
    )
  return (
    stripe(firstBandHeight, 1.7, second) +
    stripe(firstBandHeight + 3.1, 1.7, third) +
    stripe(firstBandHeight + 6.2, 1.1, second)
  )
}

function checks({ half, y, height }: Fold, colour: string): string {
  let path = ''
  for (let x = -half + 7; x < half - 2; x += 9.5) path += d`M${50 + x} ${y + 0.6}v${height}`
  return line(path, colour, 1.3)
}

const TEETH = 10

function teeth({ half, y, height }: Fold, colour: string): string {
  let path = d`M${50 - half + 1} ${y + height * 0.68}`
  for (let tooth = 1; tooth <= TEETH; tooth++) {
    path += d`L${50 - half + 1 + ((half * 2 - 2) * tooth) / TEETH} ${y + height * (tooth % 2 ? 0.36 : 0.68)}`
  }
  return line(path, colour, 1.9, ' stroke-linejoin="round"')
}

function steppedDiamonds({ half, y, height }: Fold, colour: string): string {
  const [halfUp, halfDown] = [n(-height * 0.13), n(height * 0.13)]
  const diamond = (place: number) => {
    const x = 50 - half + ((place + 0.5) / 5) * half * 2
    const right = `h2v${halfDown}h2v${halfDown}h2v${halfDown}h-2v${halfDown}h-2v${halfDown}`
    return d`M${x - 1} ${y + height * 0.2}${right}h-2v${halfUp}h-2v${halfUp}h-2v${halfUp}h2v${halfUp}h2z`
  }
  return fill([0, 1, 2, 3, 4].map(diamond).join(''), colour)
}

function fold(look: Look, place: number, size: Fold): string {
  const { half, y, height } = size
  const { light, base, side, deep } = look.tone
  const colour = place === 0 ? light : place % 2 ? base : side
  const crease = place
    ? line(d`M${50 - half + 5} ${y + 0.6}h${half * 2 - 10}`, deep, 0.6, ' opacity=".5"')
    : ''
  return box(50 - half, y, half * 2, height + 3, 6, colour) + foldWeave(look, size) + crease
}

function rolled({ tone, second, third }: Look): string {
  const lowerRoll = roll({ x: 16, y: 72, tone, bands: third.base })
  const upperRoll = roll({ x: 21, y: 55, tone: second, bands: tone.base })
  return shadow(50, 88, 40, 3) + lowerRoll + upperRoll
}

type Roll = { x: number; y: number; tone: Tones; bands: string }

function roll({ x, y, tone, bands }: Roll): string {
  const end = 100 - x
  const band = (part: number) => box(x + (end - x) * part, y - 2, 3, 17, 0, bands)
  const spiral: ReadonlyArray<Point> = [
    [end - 3, y + 6],
    [end - 6.6, y + 11],
    [end - 10.6, y + 6.4],
    [end - 7, y + 2.4],
    [end - 4.8, y + 6],
    [end - 7, y + 8.4],
  ]
  return (
    box(x, y - 2, end - x, 17, 8, tone.base) +
    [0.2, 0.28, 0.72, 0.8].map(band).join('') +
    box(x, y + 9, end - x, 6, 3, '#2a1408', ' opacity=".08"') +
    oval(end - 7, y + 6.5, 7, 8.4, tone.side) +
    line(smooth(spiral), tone.deep, 0.9)
  )
}

const TOP = 22

/** A throw over a rail. */
function rail(look: Look, rng: Rng): string {
  const { tone, wood } = look
  const half = rng.between(24, 29)
  const end = rng.between(76, 83)
  const wave = rng.between(0.6, 1.6)
  const bend: Bend = (u, v) => [
    50 + u * (half + (v + 1) * 0.9),
    (TOP + end) / 2 + (v * (end - TOP)) / 2 + Math.sin(u * 5 + 1) * wave * (v + 1) * 0.5,
  ]
  const hem = Array.from({ length: 11 }, (_, index) => bend(-1 + index / 5, 1))
  return (
    bar([8, 20.5, 3], [92, 20.5, 3], wood.side) +
    oval(8, 20.5, 2.6, 2.6, wood.deep) +
    oval(92, 20.5, 2.6, 2.6, wood.deep) +
    box(50 - half + 3, TOP, half * 2 - 4, end - TOP - 9, 2, tone.deep) +
    hem.map(([x, y]) => line(d`M${x} ${y}v5.500`, tone.side, 1.2)).join('') +
    hangingCloth(half, hem, tone.base) +
    drapedWeave(look, bend, rng) +
    [-0.5, 0.12, 0.62].map((u) => pleat(u, bend)).join('') +
    box(50 - half, 17.5, half * 2, 5, 2.4, tone.light, ' opacity=".5"')
  )
}

const hangingCloth = (half: number, hem: ReadonlyArray<Point>, colour: string): string =>
  fill(
    `${d`M${50 - half} 22q0-4.500 4-4.500h${half * 2 - 8}q4 0 4 4.500`}${openPath([...hem].reverse()).replace('M', 'L')}z`,
    colour,
  )

const pleat = (u: number, bend: Bend): string =>
  poly([bend(u, -1), bend(u + 0.07, -1), bend(u + 0.12, 1), bend(u, 1)], '#2a1408', ' opacity=".06"')
