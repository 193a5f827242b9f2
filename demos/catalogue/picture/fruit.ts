import type { Rng } from '../random.ts'
import { leaf } from './curves.ts'
import type { Lathe } from './lathe.ts'
import { oval, type Point } from './svg.ts'

const FRUITS = [
  { base: '#e39a3c', side: '#c67a25' },
  { base: '#d8b63f', side: '#b18f2b' },
  { base: '#8f3f3a', side: '#6e2c2a' },
  { base: '#a9b25a', side: '#848c3f' },
]
const PLACES: ReadonlyArray<Point> = [
  [-0.42, -0.5],
  [0.05, -0.8],
  [0.46, -0.42],
  [-0.16, 0.1],
  [0.26, 0.14],
]

/** Five of one sort lie in a bowl, behind its edge. */
export function fruitIn(bowl: Lathe, rng: Rng): string {
  const { base, side } = rng.pick(FRUITS)
  const rx = bowl.halfWidth(bowl.top)
  const size = rx * 0.24
  const fruit = ([u, v]: Point) => {
    const [x, y] = [50 + u * rx, bowl.top + v * size]
    const lit = oval(x + size * 0.3, y + size * 0.26, size * 0.56, size * 0.5, side, ' opacity=".5"')
    return oval(x, y, size, size * 0.96, base) + lit
  }
  const foliage = { angle: -0.6, length: 8, fat: 4, colour: '#5f7f58', bend: 1 }
  return PLACES.map(fruit).join('') + leaf([50 + rx * 0.08, bowl.top - size * 1.6], foliage)
}
