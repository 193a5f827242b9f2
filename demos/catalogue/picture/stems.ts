import type { Rng } from '../random.ts'
import { leaf, UP } from './curves.ts'
import type { Stems } from './look.ts'
import { bothSides, d, line, oval, type Point } from './svg.ts'

/** The stems in a vase: grass, protea, eucalyptus, or a branch with berries. */
export function stemsIn(kind: Exclude<Stems, 'none'>, mouth: Point, rng: Rng): string {
  return STEMS[kind](mouth, rng)
}

const STEMS: Readonly<Record<Exclude<Stems, 'none'>, (mouth: Point, rng: Rng) => string>> = {
  grass,
  protea,
  gum,
  branch,
}

function grass([x, y]: Point, rng: Rng): string {
  const blade = (_: unknown, index: number) => {
    const dx = (index - 3) * rng.between(3, 4.6)
    const h = rng.between(18, 27)
    const stalk = line(d`M${x} ${y + 3}Q${x + dx * 0.2} ${y - h * 0.6} ${x + dx} ${y - h}`, '#b99a5f', 0.8)
    return (
      stalk + leaf([x + dx, y - h + 3], { angle: UP + dx * 0.03, length: 8, fat: 2.4, colour: '#d5b679' })
    )
  }
  return Array.from({ length: 7 }, blade).join('')
}

const PROTEAS = [
  { dx: -7, height: 15, size: 0.86 },
  { dx: 6, height: 20, size: 1 },
]
const PETALS = [
  { angle: -0.9, colour: '#b9606a' },
  { angle: -0.45, colour: '#cf7f7c' },
  { angle: 0.45, colour: '#cf7f7c' },
  { angle: 0.9, colour: '#b9606a' },
  { angle: 0, colour: '#e3a08f' },
]

function protea([x, y]: Point): string {
  const flower = ({ dx, height, size }: (typeof PROTEAS)[number]) => {
    const [fx, fy] = [x + dx, y - height]
    const stalk = d`M${x} ${y + 3}Q${x + dx * 0.3} ${y - height * 0.4} ${fx} ${fy + 4}`
    const foliage = { angle: UP + dx * 0.14, length: 9, fat: 4, colour: '#7f9168', bend: 1 }
    const petal = ({ angle, colour }: (typeof PETALS)[number]) =>
      leaf([fx, fy + 5 * size], { angle: UP + angle, length: 11 * size, fat: 4.8 * size, colour })
    return (
      line(stalk, '#6f7f55', 1.4) +
      leaf([x + dx * 0.5, y - height * 0.4], foliage) +
      PETALS.map(petal).join('')
    )
  }
  return PROTEAS.map(flower).join('')
}

function gum([x, y]: Point, rng: Rng): string {
  return bothSides((side) => {
    const dx = side * rng.between(9, 14)
    const h = rng.between(19, 25)
    const twig = line(d`M${x} ${y + 3}Q${x + dx * 0.2} ${y - h * 0.7} ${x + dx} ${y - h}`, '#7b6a4c', 0.9)
    const pair = (index: number) => {
      const t = index / 5.4
      const [px, py] = [x + dx * t * t + dx * 0.16 * t, y - h * t]
      const [leftColour, rightColour] =
        index % 2 ? (['#93a58d', '#a9b8a1'] as const) : (['#a9b8a1', '#7f9479'] as const)
      return oval(px - 3.2, py - 0.6, 3.1, 2.1, leftColour) + oval(px + 3.2, py + 0.6, 3.1, 2.1, rightColour)
    }
    return twig + [1, 2, 3, 4, 5].map(pair).join('')
  })
}

const BERRIES: ReadonlyArray<Point> = [
  [9, -24],
  [6, -20],
  [-7, -19],
  [-4, -15],
  [10.5, -18.5],
  [3, -13.5],
]

function branch([x, y]: Point, rng: Rng): string {
  const side = rng.pick([-1, 1])
  const mainStem = d`M${x} ${y + 3}Q${x + side} ${y - 12} ${x + side * 9} ${y - 24}`
  const leftTwig = d`M${x + side * 1.5} ${y - 9}Q${x - side * 3} ${y - 14} ${x - side * 7} ${y - 19}`
  const rightTwig = d`M${x + side * 4.5} ${y - 16}l${side * 6} -2.500`
  const berry = ([bx, by]: Point) =>
    oval(x + side * bx, y + by, 1.9, 1.9, rng.pick(['#b35d3a', '#c98a3c', '#b35d3a']))
  return line(mainStem + leftTwig + rightTwig, '#6b4a38', 1.1) + BERRIES.map(berry).join('')
}
