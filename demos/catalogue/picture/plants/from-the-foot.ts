import { leaf, UP } from '../curves.ts'
import { d, line } from '../svg.ts'
import type { DrawPlant, Greens } from './growth.ts'

type Blade = { lean: number; part: number; fat: number; green: keyof Greens }
const BROAD_LEAVES: ReadonlyArray<Blade> = [
  { lean: -0.95, part: 0.78, fat: 11, green: 'dark' },
  { lean: 0.95, part: 0.8, fat: 11, green: 'dark' },
  { lean: -0.46, part: 1, fat: 12, green: 'base' },
  { lean: 0.5, part: 0.94, fat: 12, green: 'base' },
  { lean: 0.02, part: 1.02, fat: 11, green: 'light' },
]

export const leafy: DrawPlant = ({ y, height }, greens, rng) => {
  const blade = ({ lean, part, fat, green }: Blade) =>
    leaf([50, y], {
      angle: UP + lean + rng.between(-0.08, 0.08),
      length: height * part,
      fat: fat * rng.between(0.85, 1.1),
      colour: greens[green],
      bend: lean * 3,
    })
  return BROAD_LEAVES.map(blade).join('') + line(d`M50 ${y}V${y - height * 0.86}`, greens.dark, 0.8)
}

const ALOE_LEAVES = 9

export const aloe: DrawPlant = ({ y, height }, { base, dark, light }) => {
  const colours = [light, base, dark]
  const blade = (_: unknown, place: number) => {
    const t = ((place % 2 ? 1 : -1) * (ALOE_LEAVES - place)) / ALOE_LEAVES
    const lean = t * 1.25
    return leaf([50 + t * 5, y + 1], {
      angle: UP + lean,
      length: height * (0.66 + 0.3 * (1 - Math.abs(t))),
      fat: 6.4,
      colour: colours[place % 3] ?? base,
      bend: lean * -4,
    })
  }
  return Array.from({ length: ALOE_LEAVES }, blade).join('')
}

/** Two colours a leaf: the yellow edge lies below. */
export const snake: DrawPlant = ({ y, height }, { base, dark }, rng) => {
  const blade = (_: unknown, place: number) => {
    const out = place - 3
    const length = height * rng.between(0.68, 1.04) * (1 - Math.abs(out) * 0.06)
    const at = [50 + out * 3.6, y + 1] as const
    const angle = UP + out * 0.07
    const edge = leaf(at, { angle, length, fat: 6.4, colour: '#c9bd6a' })
    return edge + leaf(at, { angle, length: length - 1.6, fat: 4.4, colour: place % 2 ? base : dark })
  }
  return Array.from({ length: 7 }, blade).join('')
}

export const lavender: DrawPlant = ({ y, height }, { base, dark, light }, rng) => {
  const stalk = (_: unknown, place: number) => {
    const t = (place - 4) / 4
    const x = 50 + t * 18
    const top = y - height * (0.92 - Math.abs(t) * 0.24 + rng.between(-0.06, 0.06))
    const isOdd = place % 2 === 1
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
