import type { View } from '../camera/CameraPicture.tsx'
import type { Point } from '../camera/geometry.ts'
import {
  alongX,
  alongY,
  box,
  brickWall,
  drum,
  face,
  glowing,
  ground,
  type Part,
  pane,
  type Solid,
  stroke,
  verticalLine,
  verticalRectangle,
} from '../camera/parts.ts'
import { bakkie } from './bakkie.ts'
import { person, tree } from './people.ts'

const TIMBER = ['#c89658', '#b98549', '#d3a468']

/** The joinery's yard from above the workshop door: timber under the wall, the bakkie being loaded. */
export const YARD: View = {
  lens: { at: [-1.5, -2.6, 4.9], towards: [0.9, 6.3, 0.1], width: 560, height: 360, zoom: 400, bulge: 0.07 },
  light: { from: [-0.85, -0.6, 1.1], ambient: 0.5, haze: { colour: '#c9d6dc', full: 190 } },
  sky: '#c3d3db',
  shadow: 0.34,
  ground: [
    ground('#8f9c77', 16, 150, 40),
    ground('#bdb5a6', -6, 16.5, 8),
    ...slabs(),
    stroke('#d9b64a', 0.09, [
      [4.2, 1.6, 0],
      [4.2, 5.6, 0],
      [8.4, 5.6, 0],
      [8.4, 1.6, 0],
    ]),
    shade([
      [-40, -4, 0],
      [30, -4, 0],
      [30, 0.9, 0],
      [-40, 0.9, 0],
    ]),
  ],
  solids: [
    tree([-13, 24, 0], 7, '#7f9864', '#647f4c'),
    tree([-5, 20, 0], 5, '#76905c', '#5a7544'),
    tree([3.5, 26, 0], 8, '#7f9864', '#647f4c'),
    brickWall(
      { at: [-30, 14.4, 0], size: [37, 0.25, 2.1] },
      { colour: '#a9674c', joint: '#9a5c43', course: 0.3 },
    ),
    box('#d8cfbf', { at: [-30, 14.35, 2.1], size: [37, 0.36, 0.1] }),
    ...store(),
    ...stack([-8.4, 10.4, 0], 6, 4),
    ...stack([-3.6, 11, 0], 4, 3),
    ...stack([-8.6, 7.2, 0], 3, 3),
    person([-1.9, 7.2, 0], { trousers: '#27364a', shirt: '#d8612c', band: '#e9e3a8', hat: '#f2efe6' }),
    ...bakkie([-1.5, 5.2, 0], -0.24, true),
    ...[
      [5.6, 7.6],
      [6.3, 7.9],
    ].map(([x = 0, y = 0]) => drum('#35607a', [x, y, 0], 0.3, 0.9)),
    ...pallet([5.2, 3.4, 0]),
  ],
}

/** The shadow of the building that the camera hangs on. */
function shade(points: ReadonlyArray<Point>): Part {
  return glowing('#2b3040', points, 0.36)
}

function slabs(): Part[] {
  const across = [1, 5, 9, 13].map((y) => stroke('#a39b8c', 0.05, alongX([-40, 0, 60], y)))
  const away = [-9, -5, -1, 3, 7].map((x) => stroke('#a39b8c', 0.05, alongY([-2, 6, 16], x)))
  return [...across, ...away]
}

/** The store on the right: sheet walls, a roller door half up, a lean-to roof. */
function store(): Solid[] {
  const front = verticalRectangle([7, 10.5, 0], 13, 3.6)
  const walls = box('#7f949c', { at: [7, 10.5, 0], size: [13, 6, 3.6] })
  const ribs = Array.from({ length: 30 }, (_, rib) => 7 + rib * 0.42).map((x) =>
    verticalLine('#6d828a', 0.05, [x, 10.5, 0], 3.6),
  )
  const side = Array.from({ length: 12 }, (_, rib) => 10.8 + rib * 0.3).map((y) =>
    verticalLine('#8ea2a9', 0.04, [7, y, 0], 3.6),
  )
  const door = [
    face('#22292d', pane(front, [0.09, 0.36], [0, 0.78])),
    face('#5a6c74', pane(front, [0.09, 0.36], [0.4, 0.78])),
  ]
  const slats = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75].map((up) =>
    stroke('#4a5b62', 0.04, pane(front, [0.09, 0.36], [up, up]).slice(0, 2)),
  )
  return [
    { parts: [...walls.parts, ...ribs, ...side, ...door, ...slats], corners: walls.corners },
    box('#56666d', { at: [6.7, 10.1, 3.6], size: [14, 7, 0.16] }),
  ]
}

function stack([x, y, z]: Point, wide: number, layers: number): Solid[] {
  const bearers = [0.4, 2.4].map((along) =>
    box('#5c4630', { at: [x + along, y, z], size: [0.16, wide * 0.3, 0.14] }),
  )
  const planks = Array.from({ length: layers }, (_, layer) => layer).flatMap((layer) =>
    Array.from({ length: wide }, (_, index) => wide - 1 - index).map((place) =>
      box(TIMBER[(layer * 2 + place) % 3] ?? '#c89658', {
        at: [x + ((layer + place) % 3) * 0.1, y + place * 0.3, z + 0.14 + layer * 0.22],
        size: [3.1, 0.27, 0.19],
      }),
    ),
  )
  return [...bearers, ...planks]
}

function pallet([x, y, z]: Point): Solid[] {
  return [
    box('#8d6b42', { at: [x, y, z], size: [1.3, 1, 0.14] }),
    box('#dcd7ca', { at: [x + 0.1, y + 0.1, z + 0.14], size: [1.1, 0.8, 0.55] }),
    box('#c9c3b4', { at: [x + 0.1, y + 0.1, z + 0.69], size: [0.62, 0.8, 0.28] }),
  ]
}
