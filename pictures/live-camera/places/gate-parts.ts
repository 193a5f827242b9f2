import type { Point } from '../camera/geometry.ts'
import { alongX, box, brickWall, face, type Solid, stroke, verticalLine } from '../camera/parts.ts'

export const BRICK = { colour: '#b06a4b', joint: '#8d4c34', course: 0.17 }
/** The opening between the pillars, in metres. */
export const LEFT = -2.2
export const RIGHT = 2.8
const STEEL = '#1f3129'

export function slidingGate(): Solid {
  const y = 1.9
  const bars = Array.from({ length: 26 }, (_, bar) => LEFT + 0.1 + bar * 0.19).flatMap((x) => [
    verticalLine(STEEL, 0.055, [x, y, 0.12], 1.74),
  ])
  const rails = [0.16, 0.9, 1.66].map((z) => stroke(STEEL, 0.08, alongX([LEFT, 0, RIGHT + 0.1], y, z)))
  const corners: Point[] = [
    [LEFT, y, 0],
    [RIGHT, y, 0],
    [LEFT, y, 0.2],
    [RIGHT, y, 0.2],
  ]
  return {
    parts: [stroke('#55595a', 0.1, alongX([LEFT - 1, 0, RIGHT + 0.6], y, 0.02)), ...rails, ...bars],
    corners,
  }
}

export function pillar(x: number): Solid {
  return brickWall({ at: [x, 1.75, 0], size: [0.6, 0.6, 2.2] }, BRICK)
}

export function coping(x: number): Solid[] {
  return [
    box('#e4dccb', { at: [x - 0.08, 1.67, 2.2], size: [0.76, 0.76, 0.1] }),
    box('#f4ecd2', { at: [x + 0.18, 1.93, 2.3], size: [0.24, 0.24, 0.26] }),
  ]
}

/** Electric strands on the wall. */
export function fence(from: number, to: number): Solid[] {
  const posts = Array.from({ length: Math.floor((to - from) / 2.2) }, (_, post) => to - 0.4 - post * 2.2)
  return [
    {
      parts: [
        ...posts.map((x) => verticalLine('#4c5357', 0.04, [x, 2.15, 1.88], 0.62)),
        ...[2.05, 2.2, 2.35, 2.48].map((z) =>
          stroke('#5d6569', 0.014, alongX([from, (from + to) / 2, to], 2.15, z)),
        ),
      ],
    },
  ]
}

export function intercom(): Solid[] {
  const [x, y] = [-3.3, 0.9]
  return [
    box('#2b3236', { at: [x, y, 0], size: [0.09, 0.09, 1.25] }),
    box('#39434a', { at: [x - 0.1, y - 0.06, 1.1], size: [0.3, 0.14, 0.4] }),
    {
      parts: [
        face('#9fe8b0', [
          [x - 0.04, y - 0.065, 1.36],
          [x + 0.14, y - 0.065, 1.36],
          [x + 0.14, y - 0.065, 1.44],
          [x - 0.04, y - 0.065, 1.44],
        ]),
      ],
    },
  ]
}
