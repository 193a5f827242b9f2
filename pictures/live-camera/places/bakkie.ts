import type { Point } from '../camera/geometry.ts'
import { box, face, glowing, level, placed, prism, type Solid, wheel } from '../camera/parts.ts'

type Profile = ReadonlyArray<readonly [x: number, z: number]>

const WHITE = '#eceae2'
const GLASS = '#2f4350'
const WIDTH = 1.75

/** A single-cab bakkie, 4,8 m long, its nose along x, seen from its near side; with planks on it if `laden`. */
export function bakkie(to: Point, turn: number, laden: boolean): Solid[] {
  const load = laden ? [0.15, 0.55, 0.95, 1.3].map((y, index) => plank(y, 1.05 + (index % 2) * 0.1)) : []
  return placed([...farWheels(), ...body(), ...load, ...cab(), ...nearWheels()], to, turn)
}

function body(): Solid[] {
  return [
    box('#3a3d3d', { at: [0.1, 0.1, 0.3], size: [4.5, 1.55, 0.3] }),
    box(WHITE, { at: [0, 0, 0.5], size: [2.1, WIDTH, 0.6] }),
    { parts: [level('#46494a', [0.1, 0.1, 1.11], 1.9, 1.55)] },
    sideways(
      WHITE,
      [
        [3.5, 0.45],
        [4.8, 0.4],
        [4.82, 0.92],
        [3.5, 1.12],
      ],
      0,
      WIDTH,
    ),
    { parts: [glowing('#d9dde0', noseBar(0.1, 0.42)), glowing('#d9dde0', noseBar(1.33, 1.65))] },
    box(WHITE, { at: [2.14, 0, 0.45], size: [1.5, WIDTH, 0.68] }),
  ]
}

function cab(): Solid[] {
  const shell = sideways(
    WHITE,
    [
      [2.16, 1.13],
      [3.66, 1.1],
      [3.22, 1.76],
      [2.3, 1.76],
    ],
    0.08,
    WIDTH - 0.16,
  )
  const side = face(GLASS, [
    [2.32, 0.07, 1.2],
    [3.44, 0.07, 1.18],
    [3.14, 0.07, 1.68],
    [2.4, 0.07, 1.68],
  ])
  const screen = face(GLASS, [
    [3.64, 0.18, 1.16],
    [3.64, 1.57, 1.16],
    [3.27, 1.5, 1.71],
    [3.27, 0.25, 1.71],
  ])
  const rear = face(GLASS, [
    [2.16, 1.5, 1.22],
    [2.16, 0.25, 1.22],
    [2.26, 0.3, 1.68],
    [2.26, 1.45, 1.68],
  ])
  return [shell, { parts: [side, screen, rear] }]
}

function farWheels(): Solid[] {
  return [0.85, 3.95].map((x) => wheel('#1c1d1e', [x, WIDTH - 0.22, 0.36], 0.36, 0.2))
}

function nearWheels(): Solid[] {
  return [0.85, 3.95].flatMap((x) => [
    wheel('#1c1d1e', [x, -0.03, 0.36], 0.37, 0.2),
    wheel('#8d908f', [x, -0.05, 0.36], 0.19, 0.03),
  ])
}

function plank(y: number, z: number): Solid {
  return box('#c89658', { at: [-0.7, y, z], size: [2.75, 0.3, 0.12] })
}

function noseBar(from: number, to: number): Point[] {
  return [
    [4.83, from, 0.72],
    [4.83, to, 0.72],
    [4.83, to, 0.88],
    [4.83, from, 0.88],
  ]
}

/** A prism from a side profile, listed anticlockwise as seen from the near side. */
function sideways(colour: string, profile: Profile, y: number, width: number): Solid {
  return prism(colour, profile.map(([x, z]): Point => [x, y, z]).reverse(), [0, width, 0])
}
