import type { Rng } from '../../random.ts'
import { leaf, UP } from '../curves.ts'
import type { Plant } from '../look.ts'
import { d, line, oval, type Point } from '../svg.ts'

/** The three greens of a plant: base, shaded and lit. */
type Greens = { base: string; dark: string; light: string }
/** A plant grows up from (50, y), at most `height` high. */
type Ground = { y: number; height: number }
type DrawPlant = (ground: Ground, greens: Greens, rng: Rng) => string

/** `lean` is in radians from upright, `fraction` that of the plant's height. */
type BroadLeaf = { lean: number; fraction: number; fat: number; green: keyof Greens }
const BROAD_LEAVES: ReadonlyArray<BroadLeaf> = [
  { lean: -0.95, fraction: 0.78, fat: 11, green: 'dark' },
  { lean: 0.95, fraction: 0.8, fat: 11, green: 'dark' },
  { lean: -0.46, fraction: 1, fat: 12, green: 'base' },
  { lean: 0.5, fraction: 0.94, fat: 12, green: 'base' },
  { lean: 0.02, fraction: 1.02, fat: 11, green: 'light' },
]

const leafy: DrawPlant = ({ y, height }, greens, rng) => {
  const blade = ({ lean, fraction, fat, green }: BroadLeaf) =>
    leaf([50, y], {
      angle: UP + lean + rng.between(-0.08, 0.08),
      length: height * fraction,
      fat: fat * rng.between(0.85, 1.1),
      colour: greens[green],
      bend: lean * 3,
    })
  return BROAD_LEAVES.map(blade).join('') + line(d`M50 ${y}V${y - height * 0.86}`, greens.dark, 0.8)
}

const ALOE_LEAVES = 9

const aloe: DrawPlant = ({ y, height }, { base, dark, light }) => {
  const colours = [light, base, dark]
  const blade = (_: unknown, index: number) => {
    const t = ((index % 2 ? 1 : -1) * (ALOE_LEAVES - index)) / ALOE_LEAVES
    const lean = t * 1.25
    return leaf([50 + t * 5, y + 1], {
      angle: UP + lean,
      length: height * (0.66 + 0.3 * (1 - Math.abs(t))),
      fat: 6.4,
      colour: colours[index % 3] ?? base,
      bend: lean * -4,
    })
  }
  return Array.from({ length: ALOE_LEAVES }, blade).join('')
}

/** Each leaf is drawn over a larger yellow one, whose edge shows. */
const snake: DrawPlant = ({ y, height }, { base, dark }, rng) => {
  const blade = (_: unknown, index: number) => {
    const offset = index - 3
    const length = height * rng.between(0.68, 1.04) * (1 - Math.abs(offset) * 0.06)
    const point = [50 + offset * 3.6, y + 1] as const
    const angle = UP + offset * 0.07
    const edge = leaf(point, { angle, length, fat: 6.4, colour: '#c9bd6a' })
    return edge + leaf(point, { angle, length: length - 1.6, fat: 4.4, colour: index % 2 ? base : dark })
  }
  return Array.from({ length: 7 }, blade).join('')
}

const lavender: DrawPlant = ({ y, height }, { base, dark, light }, rng) => {
  const stalk = (_: unknown, index: number) => {
    const t = (index - 4) / 4
    const x = 50 + t * 18
    const top = y - height * (0.92 - Math.abs(t) * 0.24 + rng.between(-0.06, 0.06))
    const isOdd = index % 2 === 1
    const flower = { angle: UP + t * 0.3, length: 13, fat: 4, colour: isOdd ? '#8f83ad' : '#a79cc2' }
    const foliage = { angle: UP + t * 0.9, length: height * 0.42, fat: 3, colour: isOdd ? dark : light }
    return (
      line(d`M${50 + t * 6} ${y}Q${50 + t * 8} ${y - height * 0.5} ${x} ${top}`, base, 1) +
      leaf([x - t * 3, top + 11], flower) +
      leaf([50 + t * 7, y], foliage)
    )
  }
  return Array.from({ length: 9 }, stalk).join('')
}

type Blade = { lean: number; fraction: number; green: keyof Greens }
const STRELITZIA_LEAVES: ReadonlyArray<Blade> = [
  { lean: -0.62, fraction: 0.86, green: 'dark' },
  { lean: 0.56, fraction: 0.9, green: 'dark' },
  { lean: -0.26, fraction: 1.02, green: 'base' },
  { lean: 0.2, fraction: 0.96, green: 'light' },
]

const strelitzia: DrawPlant = (ground, greens) =>
  STRELITZIA_LEAVES.map((blade) => stalkAndLeaf(blade, ground, greens)).join('') + flower(ground, greens)

function stalkAndLeaf({ lean, fraction, green }: Blade, { y, height }: Ground, greens: Greens): string {
  const length = height * fraction
  const point: Point = [50 + Math.cos(UP + lean) * length * 0.5, y + Math.sin(UP + lean) * length * 0.5]
  const angle = UP + lean * 1.15
  const blade = { angle, length: length * 0.56, fat: 11, colour: greens[green], bend: lean * 3 }
  const vein = d`M${point[0]} ${point[1]}l${Math.cos(angle) * length * 0.46} ${Math.sin(angle) * length * 0.46}`
  return (
    line(d`M50 ${y}L${point[0]} ${point[1]}`, greens.dark, 1.3) +
    leaf([point[0], point[1] + 1], blade) +
    line(vein, greens.dark, 0.6)
  )
}

function flower({ y, height }: Ground, { base }: Greens): string {
  const [x, top] = [50 + height * 0.1, y - height * 0.72]
  return (
    line(d`M50 ${y}L${x} ${top}`, base, 1.2) +
    leaf([x, top], { angle: UP + 0.2, length: 12, fat: 4, colour: '#e08a2e' }) +
    leaf([x, top], { angle: UP + 0.62, length: 12, fat: 4, colour: '#d97a24' }) +
    leaf([x - 1, top + 1], { angle: UP + 1.25, length: 13, fat: 3.4, colour: '#5d5a86' })
  )
}

const FRONDS = 9

const fern: DrawPlant = ({ y, height }, greens) =>
  Array.from({ length: FRONDS }, (_, index) => {
    const t = (index - 4) / 4
    const tip: Point = [50 + t * 30, y - height * (0.98 - Math.abs(t) ** 1.7 * 0.86)]
    const bendPoint: Point = [50 + t * 12, y - height * 0.82]
    return frond([50, y], bendPoint, tip, greens, index % 2 === 1)
  }).join('')

/** A bent stalk with leaves in pairs, smaller towards its tip. */
function frond(
  foot: Point,
  bendPoint: Point,
  tip: Point,
  { base, dark, light }: Greens,
  isDark: boolean,
): string {
  const [right, left] = isDark ? [base, dark] : [light, base]
  const stalk = line(d`M50 ${foot[1]}Q${bendPoint[0]} ${bendPoint[1]} ${tip[0]} ${tip[1]}`, dark, 0.8)
  const pair = (index: number) => {
    const q = index / 8.4
    const point: Point = [
      curveAt(foot[0], bendPoint[0], tip[0], q),
      curveAt(foot[1], bendPoint[1], tip[1], q),
    ]
    const angle = Math.atan2(
      slopeAt(foot[1], bendPoint[1], tip[1], q),
      slopeAt(foot[0], bendPoint[0], tip[0], q),
    )
    const size = { length: 8.2 * (1.1 - q * 0.72), fat: 3.8 }
    return (
      leaf(point, { ...size, angle: angle + 1.05, colour: right }) +
      leaf(point, { ...size, angle: angle - 1.05, colour: left })
    )
  }
  return stalk + [2, 3, 4, 5, 6, 7, 8].map(pair).join('')
}

/** A quadratic Bézier curve and its derivative, for one axis. */
const curveAt = (from: number, middle: number, to: number, q: number) =>
  (1 - q) ** 2 * from + 2 * (1 - q) * q * middle + q * q * to
const slopeAt = (from: number, middle: number, to: number, q: number) =>
  2 * (1 - q) * (middle - from) + 2 * q * (to - middle)

type Ball = readonly [dx: number, dy: number, size: number, green: keyof Greens]
const BALLS: ReadonlyArray<Ball> = [
  [-11, -0.34, 9.5, 'dark'],
  [11, -0.36, 9.5, 'dark'],
  [-6, -0.62, 10, 'base'],
  [7, -0.66, 10, 'base'],
  [0, -0.86, 9, 'light'],
  [0, -0.42, 11, 'base'],
  [-13, -0.16, 6, 'base'],
  [13, -0.16, 6, 'base'],
]
const LOOSE_LEAVES = 11

const bush: DrawPlant = ({ y, height }, greens, rng) => {
  const ball = ([dx, dy, size, green]: Ball) =>
    oval(50 + dx, y + dy * height, size, size * 0.88, greens[green])
  const looseLeaf = () => {
    const x = 50 + rng.between(-11, 11)
    const top = y - height * rng.between(0.3, 0.9)
    const angle = rng.between(-2.6, -0.5)
    return leaf([x, top], { angle, length: 5, fat: 3, colour: rng.pick([greens.light, greens.dark]) })
  }
  return BALLS.map(ball).join('') + Array.from({ length: LOOSE_LEAVES }, looseLeaf).join('')
}

const GREENS: ReadonlyArray<Greens> = [
  { base: '#5f7f58', dark: '#46653f', light: '#7d9a6c' },
  { base: '#6f8a5c', dark: '#52703f', light: '#8fa673' },
  { base: '#4f7360', dark: '#395746', light: '#6d8f78' },
  { base: '#8a9463', dark: '#6a7446', light: '#a6ae7d' },
]
const PLANTS: Readonly<Record<Plant, DrawPlant>> = { leafy, aloe, snake, fern, strelitzia, bush, lavender }

export function plantIn(plant: Plant, ground: Ground, rng: Rng): string {
  return PLANTS[plant](ground, rng.pick(GREENS), rng)
}
