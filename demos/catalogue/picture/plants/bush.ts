import { leaf } from '../curves.ts'
import { oval } from '../svg.ts'
import type { DrawPlant, Greens } from './growth.ts'

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

export const bush: DrawPlant = ({ y, height }, greens, rng) => {
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
