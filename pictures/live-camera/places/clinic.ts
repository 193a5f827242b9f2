import type { View } from '../camera/CameraPicture.tsx'
import type { Point } from '../camera/geometry.ts'
import {
  alongX,
  box,
  brickWall,
  drum,
  face,
  glowing,
  ground,
  level,
  type Part,
  type Solid,
  stroke,
  verticalLine,
} from '../camera/parts.ts'
import { bakkie } from './bakkie.ts'
import { building, ramp, roof, scaffold } from './clinic-building.ts'
import { person, tree } from './people.ts'

const BRICK = { colour: '#b06a4b', joint: '#8f5139', course: 0.24 }

function rods(x: number, y: number): Solid[] {
  const lines = [0, 0.3, 0.6].map((offset) => verticalLine('#6a5a50', 0.045, [x + offset, y, 0.6], 2.1))
  return [{ parts: lines }]
}

function brickPallet(x: number, y: number): Solid[] {
  return [
    box('#8a6a42', { at: [x, y, 0], size: [1.3, 1.1, 0.14] }),
    brickWall({ at: [x + 0.06, y + 0.06, 0.14], size: [1.18, 0.98, 0.9] }, { ...BRICK, course: 0.13 }),
  ]
}

function heap([x, y]: Point, radius: number, height: number, colour: string): Solid {
  const foot = Array.from({ length: 16 }, (_, step): Point => {
    const angle = (step / 16) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * 0.8 * Math.sin(angle), 0]
  })
  const top: Point = [x - 0.1, y, height]
  return {
    parts: foot.map((point, index) => face(colour, [point, foot[(index + 1) % 16] ?? point, top])),
    corners: [...foot, top],
  }
}

function mixer(x: number, y: number): Solid[] {
  return [
    box('#3b3f40', { at: [x - 0.5, y - 0.2, 0], size: [1, 0.2, 0.5] }),
    drum('#d98a2b', [x, y, 0.5], 0.55, 0.7),
    drum('#b9711f', [x, y, 1.2], 0.38, 0.25),
  ]
}

/** The camera's position, the same from January to June. */
const POLE = {
  lens: { at: [-8.5, -15.5, 5.4], towards: [1.4, 3, 2.5], width: 1088, height: 600, zoom: 770, bulge: 0.05 },
  shadow: 0.3,
} as const satisfies Partial<View>

/** 14 January: the slab is cast, the first walls stand, steel sticks up out of them. */
export const CLINIC_IN_JANUARY: View = {
  ...POLE,
  light: { from: [-0.3, -0.6, 1.3], ambient: 0.5, haze: { colour: '#cfdfe8', full: 260 } },
  sky: '#b4d2e4',
  ground: [...hills('#9fb38c', '#8ea571'), ground('#bd9164', -16, 34, 14)],
  solids: [
    tree([-9, 20, 0], 6, '#7f9a58', '#627e42'),
    tree([14, 24, 0], 7, '#7f9a58', '#627e42'),
    box('#c9c4b8', { at: [-8.4, -0.4, 0], size: [17.4, 9.8, 0.4] }),
    ...[
      [-8, 8.7, 7],
      [0.5, 8.7, 8.2],
    ].map(([x = 0, y = 0, w = 0]) => wall(x, y, w, 0.28, 1.1)),
    wall(-8, 0, 0.28, 8.7, 1.3),
    ...rods(-7.8, 0.1),
    wall(-3.4, 3.8, 6, 0.28, 0.8),
    wall(-8, 0, 3.4, 0.28, 1.3),
    wall(-3.2, 0, 2.6, 0.28, 0.8),
    wall(1.2, 0, 3, 0.28, 1),
    wall(5.6, 0, 3.2, 0.28, 0.6),
    ...rods(-4.9, 0.1),
    ...rods(1.4, 0.1),
    ...rods(3.9, 0.1),
    person([-4, -0.2, 0.4], { trousers: '#27364a', shirt: '#d8612c', band: '#e9e3a8', hat: '#f0c43c' }),
    ...brickPallet(-7.2, -3.8),
    ...brickPallet(-5.2, -4.4),
    heap([1.6, -4.6, 0], 1.7, 1.1, '#d9c193'),
    ...mixer(4.6, -3.8),
    person([3.4, -4.6, 0], { trousers: '#3c4a3a', shirt: '#3f6f9a', hat: '#f2efe6' }),
  ],
}

/** 17 June: two storeys under their roof, the last scaffold at the corner, dry winter grass. */
export const CLINIC_IN_JUNE: View = {
  ...POLE,
  light: { from: [-0.5, -1, 0.65], ambient: 0.55, haze: { colour: '#dfe4e0', full: 260 } },
  sky: '#cfdde2',
  ground: [
    ...hills('#b3a983', '#b5a067'),
    ground('#cdb281', -16, 34, 14),
    level('#d9d2c3', [-1.4, -16, 0], 3.4, 16),
    ...[-13, -11, -9, -7, -5, -3].map((y) => stroke('#c3bbaa', 0.05, alongX([-1.4, 0, 2], y))),
  ],
  solids: [
    tree([-13, 22, 0], 6, '#a39a62', '#857d4c'),
    tree([14, 26, 0], 7, '#a39a62', '#857d4c'),
    ...fence(12.5),
    ...bakkie([9.9, 2.2, 0], -0.45, false),
    box('#b9b3a6', { at: [-8.6, -0.6, 0], size: [17.6, 10, 0.4] }),
    ...building(),
    roof(),
    ...scaffold(),
    ...ramp(),
    tree([-7.2, -2.6, 0], 1.9, '#7d9654', '#607a40'),
    tree([-4.4, -3, 0], 1.6, '#7d9654', '#607a40'),
  ],
}

function wall(x: number, y: number, width: number, depth: number, height: number): Solid {
  return brickWall({ at: [x, y, 0.4], size: [width, depth, height] }, BRICK)
}

function hills(far: string, near: string): Part[] {
  return [
    glowing(far, [
      [-160, 120, 0],
      [600, 120, 0],
      [600, 120, 8],
      [120, 120, 17],
      [50, 120, 9],
      [-30, 120, 14],
      [-160, 120, 5],
    ]),
    glowing(near, [
      [-120, 70, 0],
      [460, 70, 0],
      [460, 70, 4],
      [70, 70, 2],
      [0, 70, 5],
      [-60, 70, 3],
      [-120, 70, 5],
    ]),
    ground(near, 34, 72, 60),
  ]
}

/** Palisades along the far side of the ground. */
function fence(y: number): Solid[] {
  const bars = Array.from({ length: 170 }, (_, bar) => 6 + bar * 0.45).map((x) =>
    verticalLine('#6f7d77', 0.08, [x, y, 0], 1.9),
  )
  const rails = [0.4, 1.5].map((z) => stroke('#6f7d77', 0.08, alongX([6, 26, 82], y, z)))
  return [{ parts: [...rails, ...bars] }]
}
