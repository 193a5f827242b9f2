import type { Point } from '../camera/geometry.ts'
import { type BoxPlace, box, type Solid, stroke } from '../camera/parts.ts'

type Bricks = { colour: string; joint: string; course: number }

/** A box of bricks: its courses on the near face, and on the right or left one where the lens sees it. */
export function brickWall({ at, size }: BoxPlace, { colour, joint, course }: Bricks): Solid {
  const wall = box(colour, { at, size })
  const [x, y, z] = at
  const [width, depth, height] = size
  const rows = Array.from({ length: Math.floor(height / course) }, (_, row) => z + row * course)
  const courses = rows.map((up) =>
    stroke(joint, 0.022, [
      [x, y + depth, up],
      [x, y, up],
      [x + width, y, up],
      [x + width, y + depth, up],
    ]),
  )
  const heads = rows.flatMap((up, row) =>
    joints(x, width, course * 3, row % 2).map((across) =>
      stroke(joint, 0.02, uprightLine([across, y, up], Math.min(course, z + height - up))),
    ),
  )
  return { parts: [...wall.parts, ...courses.slice(1), ...heads], corners: wall.corners }
}

function joints(from: number, width: number, length: number, shifted: number): number[] {
  const first = from + length * (shifted ? 0.5 : 1)
  const count = Math.max(0, Math.ceil((from + width - first) / length))
  return Array.from({ length: count }, (_, place) => first + place * length)
}

function uprightLine([x, y, z]: Point, height: number): Point[] {
  return [
    [x, y, z],
    [x, y, z + height],
  ]
}
