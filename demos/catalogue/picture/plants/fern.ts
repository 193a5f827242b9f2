import { leaf } from '../curves.ts'
import { d, line, type Point } from '../svg.ts'
import type { DrawPlant, Greens } from './growth.ts'

const FRONDS = 9

export const fern: DrawPlant = ({ y, height }, greens) =>
  Array.from({ length: FRONDS }, (_, place) => {
    const t = (place - 4) / 4
    const tip: Point = [50 + t * 30, y - height * (0.98 - Math.abs(t) ** 1.7 * 0.86)]
    const over: Point = [50 + t * 12, y - height * 0.82]
    return frond([50, y], over, tip, greens, place % 2 === 1)
  }).join('')

/** A bent stalk with leaves in pairs, smaller towards its tip. */
function frond(foot: Point, over: Point, tip: Point, { base, dark, light }: Greens, isDark: boolean): string {
  const [right, left] = isDark ? [base, dark] : [light, base]
  const stalk = line(d`M50 ${foot[1]}Q${over[0]} ${over[1]} ${tip[0]} ${tip[1]}`, dark, 0.8)
  const pair = (place: number) => {
    const q = place / 8.4
    const at: Point = [along(foot[0], over[0], tip[0], q), along(foot[1], over[1], tip[1], q)]
    const angle = Math.atan2(steep(foot[1], over[1], tip[1], q), steep(foot[0], over[0], tip[0], q))
    const size = { length: 8.2 * (1.1 - q * 0.72), fat: 3.8 }
    return (
      leaf(at, { ...size, angle: angle + 1.05, colour: right }) +
      leaf(at, { ...size, angle: angle - 1.05, colour: left })
    )
  }
  return stalk + [2, 3, 4, 5, 6, 7, 8].map(pair).join('')
}

/** A quadratic curve of Bézier and how steep it is, one axis at a time. */
const along = (from: number, over: number, to: number, q: number) =>
  (1 - q) ** 2 * from + 2 * (1 - q) * q * over + q * q * to
const steep = (from: number, over: number, to: number, q: number) =>
  2 * (1 - q) * (over - from) + 2 * q * (to - over)
