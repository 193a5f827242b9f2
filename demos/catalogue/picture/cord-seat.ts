import { d, line, poly, trapezoid } from './svg.ts'

type Trapezoid = { y0: number; y1: number; half0: number; half1: number }
const CORDS = 11

/** The cord weave (riempie) of a seat or a backrest, wider at the bottom. */
export function cordWeave(
  { y0, y1, half0, half1 }: Trapezoid,
  { side, light }: { side: string; light: string },
  width = 0.8,
): string {
  let path = ''
  for (let cord = 1; cord < CORDS; cord++) {
    const u = (cord / CORDS) * 2 - 1
    path += d`M${50 + u * half0} ${y0}L${50 + u * half1} ${y1}`
  }
  for (let y = y0 + 1.7; y < y1; y += 1.9) {
    const half = half0 + ((half1 - half0) * (y - y0)) / (y1 - y0)
    path += d`M${50 - half} ${y}h${half * 2}`
  }
  return poly(trapezoid([half0, y0], [half1, y1]), light) + line(path, side, width)
}
