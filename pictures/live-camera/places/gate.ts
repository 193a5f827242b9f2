import type { View } from '../camera/CameraPicture.tsx'
import type { Light } from '../camera/light.ts'
import {
  alongX,
  alongY,
  box,
  brickWall,
  glowing,
  ground,
  level,
  mosaic,
  type Part,
  type Solid,
  stroke,
} from '../camera/parts.ts'
import { bakkie } from './bakkie.ts'
import { BRICK, coping, fence, intercom, LEFT, pillar, RIGHT, slidingGate } from './gate-parts.ts'
import { person, tree } from './people.ts'

const HOUSE_MOSAIC = [
  '#b5654a',
  '#bd6f52',
  '#b5654a',
  '#a95c43',
  '#b9bfae',
  '#aab695',
  '#e3d7bf',
  '#d9ccb2',
  '#8fa3ab',
  '#e3d7bf',
  '#d2c4a8',
  '#a3b08a',
  '#d9ccb2',
  '#8a7460',
  '#d9ccb2',
  '#e3d7bf',
  '#93a5a8',
  '#9aa97f',
]

const EARLY_AFTERNOON_LIGHT: Light = {
  from: [-0.8, -0.75, 1.1],
  ambient: 0.5,
  haze: { colour: '#cfdbe0', full: 190 },
}
const LATE_AFTERNOON_LIGHT: Light = {
  from: [-1.3, -0.55, 0.75],
  ambient: 0.5,
  haze: { colour: '#e0d9c8', full: 190 },
}

/** Shortly after two: the guard waits at the intercom. */
export const GATE = gate(
  EARLY_AFTERNOON_LIGHT,
  [],
  [person([-4.1, 0.6, 0], { trousers: '#1f2b3d', shirt: '#4d6f9a', hat: '#1f2b3d' })],
)

/** Twenty past four, the last still first: the bakkie comes back, unladen. */
export const GATE_STILLS = [
  { time: '16:20:10', view: gate(LATE_AFTERNOON_LIGHT, bakkie([-0.6, 3.4, 0], 0.06, false), []) },
  { time: '16:20:00', view: gate(LATE_AFTERNOON_LIGHT, bakkie([-7.6, 6.6, 0], 0, false), []) },
  { time: '16:19:50', view: gate(LATE_AFTERNOON_LIGHT, [], []) },
] as const

/** The gate from the lamp post inside it: paving, the sliding gate, the street and the veld behind it. */
function gate(light: Light, outside: ReadonlyArray<Solid>, inside: ReadonlyArray<Solid>): View {
  return {
    lens: { at: [-4.1, -5.4, 3.6], towards: [0.6, 2.6, 1], width: 560, height: 360, zoom: 360, bulge: 0.06 },
    light,
    sky: '#c6d6df',
    shadow: 0.32,
    ground: [
      ground('#98a37c', 14, 94, 50),
      ...hills(),
      ground('#a3a878', 2, 15, 14),
      ground('#6f7275', 6.2, 12.6, 14),
      stroke('#d9d5c8', 0.16, alongX([-60, 0, 70], 6.2)),
      ...[-9, -5, -1, 3, 7, 11, 15, 19].map((x) => stroke('#e7e2d0', 0.13, alongX([x, x + 1, x + 2], 9.3))),
      ground('#93a06c', -8, 2.4, 6),
      level('#b9ae9d', [LEFT - 0.2, -8, 0], 5.4, 14.2),
      ...paving(),
    ],
    solids: [
      tree([13, 27, 0], 8, '#7d965f', '#617c49'),
      mosaic([4.6, 24, 0], 1.1, 6, HOUSE_MOSAIC),
      tree([-2.6, 22, 0], 6, '#7d965f', '#617c49'),
      brickWall({ at: [-16, 2.05, 0], size: [13.2, 0.25, 1.8] }, BRICK),
      brickWall({ at: [RIGHT + 0.6, 2.05, 0], size: [16, 0.25, 1.8] }, BRICK),
      box('#d9cfbd', { at: [-16, 2, 1.8], size: [13.2, 0.35, 0.09] }),
      box('#d9cfbd', { at: [RIGHT + 0.6, 2, 1.8], size: [16, 0.35, 0.09] }),
      ...outside,
      ...fence(-16, LEFT - 0.6),
      ...fence(RIGHT + 0.6, 18),
      pillar(LEFT - 0.6),
      slidingGate(),
      pillar(RIGHT),
      ...coping(LEFT - 0.6),
      ...coping(RIGHT),
      box('#3a4144', { at: [RIGHT - 0.1, 1.2, 0], size: [0.5, 0.35, 0.6] }),
      ...intercom(),
      ...inside,
    ],
  }
}

function hills(): Part[] {
  return [
    glowing('#9fb2b0', [
      [-120, 90, 0],
      [340, 90, 0],
      [340, 90, 5],
      [60, 90, 11],
      [10, 90, 7],
      [-40, 90, 12],
      [-120, 90, 6],
    ]),
    glowing('#93a58c', [
      [-90, 60, 0],
      [310, 60, 0],
      [310, 60, 4],
      [50, 60, 3],
      [10, 60, 5],
      [-30, 60, 2.5],
      [-90, 60, 4],
    ]),
  ]
}

/** Rows of pavers that run away to the gate. */
function paving(): Part[] {
  const across = Array.from({ length: 20 }, (_, row) => -5 + row * 0.55).map((y) =>
    stroke('#a89c8a', 0.025, alongX([LEFT - 0.2, 0, RIGHT + 0.4], y)),
  )
  const edges = [LEFT - 0.2, RIGHT + 0.4].map((x) => stroke('#d6cdbd', 0.12, alongY([-8, 0, 6.2], x)))
  return [...across, ...edges]
}
