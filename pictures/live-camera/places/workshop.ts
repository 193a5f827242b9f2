import type { View } from '../camera/CameraPicture.tsx'
import type { Point } from '../camera/geometry.ts'
import {
  alongX,
  box,
  drum,
  face,
  glowing,
  level,
  type Part,
  pane,
  type Solid,
  stroke,
  verticalRectangle,
} from '../camera/parts.ts'
import { person } from './people.ts'

const BACK = verticalRectangle([-9, 9, 0], 16, 4.4)
const SIDE: Point[] = [
  [7, 9, 0],
  [7, -4, 0],
  [7, -4, 4.4],
  [7, 9, 4.4],
]
const WOOD = '#b5834c'

/** The workshop from its corner: the bench with a chair in clamps, the table saw, planks against the wall. */
export const WORKSHOP: View = {
  lens: { at: [-4.6, -1.2, 3.9], towards: [0.5, 4.6, 0.55], width: 560, height: 360, zoom: 340, bulge: 0.08 },
  light: { from: [-0.5, -0.7, 1.3], ambient: 0.66 },
  sky: '#b5ae9e',
  shadow: 0.3,
  ground: [
    level('#b3aa9a', [-10, -5, 0], 18, 14),
    ...[1.5, 5].map((y) => stroke('#958d80', 0.04, alongX([-9, 0, 7], y))),
    face('#dcd5c3', BACK),
    face('#d6cfbd', SIDE),
    ...windows(),
    ...[-4, 0, 4].map((x) =>
      glowing(
        '#f6e8c0',
        [
          [x, 7.4, 0],
          [x + 1.8, 7.4, 0],
          [x + 1.1, 5.4, 0],
          [x - 0.7, 5.4, 0],
        ],
        0.55,
      ),
    ),
    ...tools(),
    glowing('#d6b583', dust(2.7, 1.9, 0.9), 0.75),
    stroke('#d9b64a', 0.08, [
      [1, 1.1, 0],
      [1, 4.7, 0],
      [5.4, 4.7, 0],
      [5.4, 1.1, 0],
      [1, 1.1, 0],
    ]),
  ],
  solids: [
    ...rack(),
    ...leaningPlanks(),
    ...extractor(),
    ...workbench(),
    person([0.3, 5.2, 0], { trousers: '#2f3a48', shirt: '#5f7a52', hat: '#cfa23f' }),
    ...saw(),
  ],
}

function windows(): Part[] {
  return [0.2, 0.44, 0.68].flatMap((left) => [
    glowing('#6f6a5e', pane(BACK, [left, left + 0.2], [0.52, 0.86])),
    ...[0, 1, 2].map((index) =>
      glowing(
        '#dfeaea',
        pane(BACK, [left + 0.006 + index * 0.065, left + 0.062 + index * 0.065], [0.54, 0.84]),
      ),
    ),
  ])
}

/** The board of tools on the wall at the right. */
function tools(): Part[] {
  const board = pane(SIDE, [0.1, 0.42], [0.3, 0.66])
  const positions = [0.08, 0.2, 0.34, 0.5, 0.66, 0.82]
  return [
    face('#e5d9ba', board),
    ...positions.map((at, index) =>
      face(index % 2 ? '#8c3a2c' : '#8a6238', pane(board, [at, at + 0.035], [0.3, 0.82])),
    ),
    ...positions.map((at, index) =>
      face('#4c565a', pane(board, [at - (index % 3) * 0.02, at + 0.05 + (index % 3) * 0.02], [0.7, 0.84])),
    ),
  ]
}

function dust(x: number, y: number, size: number): Point[] {
  return Array.from({ length: 14 }, (_, step): Point => {
    const angle = (step / 14) * 2 * Math.PI
    const reach = size * (0.8 + 0.2 * Math.sin(step * 2.4))
    return [x + reach * 1.3 * Math.cos(angle), y + reach * 0.6 * Math.sin(angle), 0]
  })
}

function rack(): Solid[] {
  const arms = [0.7, 1.4].map((z) => box('#55504a', { at: [-7.6, 8.2, z], size: [6.4, 0.7, 0.08] }))
  const boards = [0.78, 1.48].flatMap((z, row) =>
    Array.from({ length: 4 }, (_, index) =>
      box(['#c89658', '#9a6a3c', '#d8ac70'][(index + row) % 3] ?? WOOD, {
        at: [-7.7 + index * 0.12, 8.25, z + index * 0.12],
        size: [5.6 + ((index + row) % 2) * 0.6, 0.6, 0.1],
      }),
    ),
  )
  return [...arms, ...boards]
}

function leaningPlanks(): Solid[] {
  return [4.4, 4.85, 5.3].map((x, index) =>
    box(['#c89658', '#b27a45', '#d8ac70'][index] ?? WOOD, {
      at: [x, 8.7 - index * 0.05, 0],
      size: [0.34, 0.08, 2.6 - index * 0.3],
    }),
  )
}

function extractor(): Solid[] {
  return [
    drum('#4f6e7d', [5.6, 6.2, 0], 0.5, 1.1),
    drum('#d7d2c4', [5.6, 6.2, 1.1], 0.48, 1.2),
    {
      parts: [
        stroke('#5d6266', 0.2, [
          [5.2, 6, 0.5],
          [4.8, 5.2, 0.12],
          [4.3, 4.2, 0.12],
          [3.9, 3.6, 0.3],
        ]),
      ],
    },
  ]
}

function workbench(): Solid[] {
  const [x, y] = [-3.1, 4]
  const legs = [
    [0.1, 1],
    [2.5, 1],
    [0.1, 0.1],
    [2.5, 0.1],
  ].map(([dx = 0, dy = 0]) => box('#7d5a38', { at: [x + dx, y + dy, 0], size: [0.14, 0.14, 0.86] }))
  return [
    ...legs,
    box('#7d5a38', { at: [x + 0.2, y + 0.15, 0.25], size: [2.4, 0.9, 0.08] }),
    box('#c08f57', { at: [x, y, 0.86], size: [2.8, 1.25, 0.12] }),
    box('#3b4650', { at: [x - 0.12, y + 0.1, 0.72], size: [0.14, 0.4, 0.24] }),
    ...chair([x + 0.75, y + 0.3, 0.98]),
    box('#8d3a2c', { at: [x + 1.9, y + 0.35, 0.98], size: [0.5, 0.12, 0.1] }),
    box('#d8ac70', { at: [x + 1.75, y + 0.75, 0.98], size: [0.9, 0.2, 0.06] }),
  ]
}

function chair([x, y, z]: Point): Solid[] {
  const rod = (dx: number, dy: number, height: number) =>
    box(WOOD, { at: [x + dx, y + dy, z], size: [0.06, 0.06, height] })
  return [
    rod(0, 0.44, 1),
    rod(0.44, 0.44, 1),
    ...[0.62, 0.78, 0.93].map((up) => box('#c89658', { at: [x, y + 0.46, z + up], size: [0.5, 0.03, 0.08] })),
    rod(0, 0, 0.44),
    rod(0.44, 0, 0.44),
    box('#d0a065', { at: [x - 0.03, y - 0.03, z + 0.42], size: [0.56, 0.54, 0.06] }),
  ]
}

function saw(): Solid[] {
  const blade = Array.from({ length: 13 }, (_, step): Point => {
    const angle = (step / 12) * Math.PI
    return [2.9 + 0.28 * Math.cos(angle), 2.75, 0.9 + 0.28 * Math.sin(angle)]
  })
  return [
    box('#3f545c', { at: [2.3, 2.2, 0], size: [1.5, 1.1, 0.84] }),
    {
      parts: [face('#c0392b', verticalRectangle([2.5, 2.19, 0.45], 0.2, 0.2))],
    },
    box('#93a2a8', { at: [1.9, 2, 0.84], size: [2.6, 1.5, 0.07] }),
    box('#c89658', { at: [1.2, 3, 0.91], size: [2.7, 0.32, 0.05] }),
    { parts: [face('#e3e7e7', blade)] },
    box('#c7a03a', { at: [1.95, 3.34, 0.91], size: [2.5, 0.07, 0.1] }),
  ]
}
