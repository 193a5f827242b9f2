import type { View } from '../camera/CameraPicture.tsx'
import type { Point } from '../camera/geometry.ts'
import {
  alongX,
  alongY,
  box,
  drum,
  face,
  glowing,
  level,
  mosaic,
  type Part,
  pane,
  type Solid,
  stroke,
  verticalRectangle,
} from '../camera/parts.ts'
import { person } from './people.ts'

const TINS = ['#3f6b5b', '#c8774b', '#d9b14e', '#6c8794', '#a3392b', '#e6dfcc']
const BACK_WALL = verticalRectangle([-5, 4, 0], 9, 3.2)
const STREET_WALL: Point[] = [
  [4, 4, 0],
  [4, -5, 0],
  [4, -5, 3.2],
  [4, 4, 3.2],
]

/** The shop's counter from the corner over the door: oil and hinges on the shelves, the card machine blurred. */
export const COUNTER: View = {
  lens: {
    at: [-3.7, -2.7, 2.95],
    towards: [0.75, 2.2, 0.75],
    width: 560,
    height: 360,
    zoom: 350,
    bulge: 0.07,
  },
  light: { from: [-0.35, -0.8, 1.2], ambient: 0.68 },
  sky: '#d9cfb8',
  shadow: 0.2,
  ground: [
    level('#c0ab8d', [-6, -6, 0], 10, 10),
    ...tiles(),
    face('#e9e0ca', BACK_WALL),
    face('#e3d9c2', STREET_WALL),
    ...doorway(),
    ...[0.72, 1.27, 1.82, 2.37].map((z) =>
      glowing('#b9aa8c', verticalRectangle([-4.6, 3.99, z], 7.1, 0.23), 0.5),
    ),
    glowing(
      '#fff3cf',
      [
        [3.9, 1.6, 0],
        [3.9, 0.2, 0],
        [1.5, -1.5, 0],
        [1.1, -0.1, 0],
      ],
      0.62,
    ),
  ],
  solids: [
    ...shelves(),
    person([0.35, 2.75, 0], { trousers: '#3a3f4a', shirt: '#7a4f7e' }),
    ...bench(),
    ...till(),
    mosaic([1.25, 1.5, 1.06], 0.1, 4, [
      '#6f7b80',
      '#8f9a9d',
      '#5d686d',
      '#7f8a8d',
      '#56616a',
      '#a9b2b1',
      '#77838a',
      '#62707a',
      '#8a9598',
      '#67737a',
      '#93a09f',
      '#586469',
    ]),
    ...samples(),
    person([1.95, 0.45, 0], { trousers: '#4a5a72', shirt: '#d9d2c2', hat: '#7c5c3a' }),
  ],
}

function tiles(): Part[] {
  const offsets = Array.from({ length: 13 }, (_, index) => -4 + index * 0.66)
  return [
    ...offsets.map((y) => stroke('#ad987b', 0.02, alongX([-6, -1, 4], y))),
    ...offsets.map((x) => stroke('#ad987b', 0.02, alongY([-5, 0, 4], x))),
  ]
}

/** The glass door to the street, in the wall on the right. */
function doorway(): Part[] {
  return [
    glowing('#5f4a33', pane(STREET_WALL, [0.24, 0.46], [0, 0.8])),
    glowing('#cfe2ea', pane(STREET_WALL, [0.255, 0.445], [0.02, 0.77])),
    glowing('#a9bd98', pane(STREET_WALL, [0.255, 0.445], [0.02, 0.3])),
    glowing('#d8d3c6', pane(STREET_WALL, [0.255, 0.445], [0.02, 0.14])),
    glowing('#5f4a33', pane(STREET_WALL, [0.343, 0.357], [0.02, 0.77])),
  ]
}

function shelves(): Solid[] {
  return [0.95, 1.5, 2.05, 2.6].flatMap((z, row) => [
    unshadowed(box('#8b6a45', { at: [-4.6, 3.62, z], size: [7.2, 0.36, 0.06] })),
    ...Array.from({ length: 26 }, (_, index) => index)
      .filter((place) => (place * 7 + row * 5) % 9 > 1)
      .map((place) => unshadowed(goods(-4.45 + place * 0.27, z + 0.06, place * 3 + row * 2))),
  ])
}

/** Things on the wall cast no shadow: it would be drawn behind the wall. */
function unshadowed({ parts }: Solid): Solid {
  return { parts }
}

function goods(x: number, z: number, seed: number): Solid {
  const colour = TINS[seed % TINS.length] ?? '#3f6b5b'
  if (seed % 4 === 0) return box(colour, { at: [x, 3.66, z], size: [0.23, 0.26, 0.24] })
  return drum(colour, [x + 0.11, 3.78, z], 0.1, 0.26 + (seed % 3) * 0.05)
}

function bench(): Solid[] {
  const panels = [0.12, 0.36, 0.62, 0.86]
  const front = verticalRectangle([-1.5, 1.3, 0], 4, 0.94)
  return [
    box('#7d5a38', { at: [-1.5, 1.3, 0], size: [4, 0.65, 0.94] }),
    {
      parts: panels
        .slice(0, -1)
        .map((from, index) =>
          face('#8f6a44', pane(front, [from, (panels[index + 1] ?? 1) - 0.03], [0.14, 0.86])),
        ),
    },
    box('#e7c995', { at: [-1.62, 1.2, 0.94], size: [4.24, 0.85, 0.08] }),
  ]
}

function till(): Solid[] {
  const screen = verticalRectangle([-0.62, 1.5, 1.22], 0.6, 0.38)
  return [
    box('#2c3531', { at: [-0.5, 1.56, 1.02], size: [0.36, 0.3, 0.06] }),
    box('#2c3531', { at: [-0.36, 1.62, 1.06], size: [0.08, 0.06, 0.2] }),
    box('#39443f', { at: [-0.66, 1.51, 1.18], size: [0.68, 0.06, 0.46] }),
    {
      parts: [glowing('#9fc7b5', screen), glowing('#dfeee6', pane(screen, [0.08, 0.6], [0.55, 0.85]))],
    },
  ]
}

function samples(): Solid[] {
  return [
    box('#c9965a', { at: [1.75, 1.5, 1.02], size: [0.6, 0.16, 0.05] }),
    box('#a8683c', { at: [1.75, 1.68, 1.02], size: [0.6, 0.16, 0.05] }),
    box('#6b4a2e', { at: [1.75, 1.34, 1.02], size: [0.6, 0.12, 0.05] }),
    drum('#d9b14e', [-1.25, 1.55, 1.02], 0.11, 0.26),
    box('#d8d0bf', { at: [2.9, -0.6, 0], size: [0.7, 1.6, 0.5] }),
    box('#c8a06a', { at: [3, -0.5, 0.5], size: [0.16, 1.4, 0.9] }),
    box('#a8683c', { at: [3.2, -0.5, 0.5], size: [0.16, 1.4, 0.7] }),
  ]
}
