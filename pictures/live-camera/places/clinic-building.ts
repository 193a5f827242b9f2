import type { Point } from '../camera/geometry.ts'
import {
  alongX,
  box,
  face,
  type Part,
  pane,
  prism,
  type Solid,
  stroke,
  verticalLine,
  verticalRectangle,
} from '../camera/parts.ts'
import { person } from './people.ts'

export function building(): Solid[] {
  const [x, y, z, w, d, h] = [-8, 0, 0.4, 16.4, 8.8, 6]
  const front = verticalRectangle([x, y, z], w, h)
  const side: Point[] = [
    [x, y + d, z],
    [x, y, z],
    [x, y, z + h],
    [x, y + d, z + h],
  ]
  const frontWindows = [0.05, 0.2, 0.35, 0.62, 0.77].flatMap((left) => [
    ...glass(front, [left, left + 0.095], [0.14, 0.38]),
    ...glass(front, [left, left + 0.095], [0.62, 0.84]),
  ])
  const sideWindows = [0.12, 0.56].flatMap((left) => [
    ...glass(side, [left, left + 0.2], [0.14, 0.38]),
    ...glass(side, [left, left + 0.2], [0.62, 0.84]),
  ])
  const band = [
    face('#d8c6a2', pane(front, [0, 1], [0.47, 0.52])),
    face('#d8c6a2', pane(side, [0, 1], [0.47, 0.52])),
  ]
  const foot = [
    face('#a85f44', pane(front, [0, 1], [0, 0.07])),
    face('#a85f44', pane(side, [0, 1], [0, 0.07])),
  ]
  const walls = box('#f0e4cc', { at: [x, y, z], size: [w, d, h] })
  return [
    {
      parts: [...walls.parts, ...band, ...foot, ...frontWindows, ...sideWindows, ...door(front)],
      corners: walls.corners,
    },
  ]
}

function glass(
  wallFace: ReadonlyArray<Point>,
  across: readonly [number, number],
  up: readonly [number, number],
): Part[] {
  const frame = pane(wallFace, across, up)
  return [
    face('#fbf6ea', frame),
    ...[0.07, 0.54].map((left) => face('#4f7484', pane(frame, [left, left + 0.39], [0.06, 0.94]))),
    ...[0.07, 0.54].map((left) => face('#86a7b3', pane(frame, [left, left + 0.39], [0.6, 0.94]))),
  ]
}

function door(front: ReadonlyArray<Point>): Part[] {
  return [
    face('#fbf6ea', pane(front, [0.475, 0.585], [0, 0.4])),
    face('#2b5748', pane(front, [0.483, 0.527], [0, 0.385])),
    face('#2b5748', pane(front, [0.533, 0.577], [0, 0.385])),
    face('#c9b48c', pane(front, [0.455, 0.605], [0.41, 0.445])),
  ]
}

export function roof(): Solid {
  const eaves: Point[] = [
    [-8.7, -0.7, 6.4],
    [9.1, -0.7, 6.4],
    [9.1, 9.5, 6.4],
    [-8.7, 9.5, 6.4],
  ]
  const [a, b, c, d] = eaves as [Point, Point, Point, Point]
  const [left, right]: [Point, Point] = [
    [-4.4, 4.4, 8.9],
    [4.8, 4.4, 8.9],
  ]
  const seams = Array.from({ length: 23 }, (_, rib) => -7.4 + rib * 0.68).map((x) => {
    const up = Math.min(1, (x + 8.7) / 4.3, (9.1 - x) / 4.3)
    return stroke('#5c7078', 0.05, [
      [x, -0.7, 6.4],
      [x, -0.7 + 5.1 * up, 6.4 + 2.5 * up],
    ])
  })
  const sides = [
    face('#6d828a', [a, b, right, left]),
    face('#6d828a', [b, c, right]),
    face('#6d828a', [d, a, left]),
  ]
  const board = stroke('#f7f1e2', 0.16, [a, [0, -0.7, 6.4], b])
  return { parts: [...sides, ...seams, board], corners: [...eaves, left, right] }
}

export function scaffold(): Solid[] {
  const poles = [5.9, 7.3, 8.8].flatMap((x) =>
    [-0.5, -1.5].map((y) => verticalLine('#d9a12e', 0.09, [x, y, 0], 6.9)),
  )
  const ledgers = [2.2, 4.4, 6.2].map((z) => stroke('#d9a12e', 0.07, alongX([5.7, 7, 9], -1.5, z + 0.9)))
  const boards = [2.2, 4.4].map((z) => box('#9a7140', { at: [5.7, -1.5, z], size: [3.3, 1, 0.1] }))
  const worker = person([7.9, -1, 4.5], {
    trousers: '#27364a',
    shirt: '#d8612c',
    band: '#e9e3a8',
    hat: '#f0c43c',
  })
  return [...boards, { parts: worker.parts }, { parts: [...poles, ...ledgers] }]
}

export function ramp(): Solid[] {
  const profile: Point[] = [
    [-5.4, -1.9, 0],
    [-1.4, -1.9, 0.02],
    [-1.4, -1.9, 0.4],
    [-1.6, -1.9, 0.4],
  ]
  return [
    prism('#c7c0b2', profile.reverse(), [0, 1.3, 0]),
    box('#c7c0b2', { at: [-1.4, -1.9, 0], size: [3.6, 1.3, 0.4] }),
    {
      parts: [
        stroke('#59636a', 0.06, [
          [-5.4, -1.9, 0.9],
          [-1.6, -1.9, 1.3],
          [-1.4, -1.9, 1.3],
        ]),
        ...[-5.2, -3.3, -1.5].map((x) => verticalLine('#59636a', 0.06, [x, -1.9, 0], 0.95 + (x + 5.4) * 0.1)),
      ],
    },
  ]
}
