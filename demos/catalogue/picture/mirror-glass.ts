import { fill, type Point, poly } from './svg.ts'

const GLASS = '#d6dfdd'
/** What a mirror looks like from afar. */
export const GLASS_COLOUR = '#e2e9e6'
const LIGHTS = [
  { from: -20, to: -4, colour: '#e6edea' },
  { from: -1, to: 3, colour: '#e6edea' },
  { from: 12, to: 30, colour: '#f3f6f3' },
]
const SLOPE = 0.5

/** The glass and the slanting strips of light on it. */
export function glass(
  outline: ReadonlyArray<Point>,
  cy: number,
  path: (points: ReadonlyArray<Point>) => string,
): string {
  const middle = 50 + cy * SLOPE
  const strip = ({ from, to, colour }: (typeof LIGHTS)[number]) => {
    const cut = between(outline, middle + from * 1.1, middle + to * 1.1)
    return cut.length > 2 ? poly(cut, colour, ' opacity=".85"') : ''
  }
  return fill(path(outline), GLASS) + LIGHTS.map(strip).join('')
}

/** The part of the glass between two slanting lines. */
const between = (points: ReadonlyArray<Point>, from: number, to: number) =>
  beyond(beyond(points, from, 1), to, -1)

/** Sutherland and Hodgman: cut off what lies before a slanting line. */
function beyond(points: ReadonlyArray<Point>, line: number, keep: 1 | -1): ReadonlyArray<Point> {
  const past = ([x, y]: Point) => keep * (x + y * SLOPE - line)
  return points.flatMap((p, place): ReadonlyArray<Point> => {
    const q = points[(place + 1) % points.length] ?? p
    const [dp, dq] = [past(p), past(q)]
    const kept = dp >= 0 ? [p] : []
    if (dp >= 0 === dq >= 0) return kept
    return [...kept, [p[0] + ((q[0] - p[0]) * dp) / (dp - dq), p[1] + ((q[1] - p[1]) * dp) / (dp - dq)]]
  })
}
