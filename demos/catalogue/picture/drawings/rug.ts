import type { Rng } from '../../random.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import type { Look } from '../look.ts'
import { d, line, oval, type Point, poly } from '../svg.ts'
import { type Bend, draped, drapedWeave } from '../weaves/draped.ts'
import { rect, type Woven } from '../weaves/weave.ts'

export const rug: KindDrawing = {
  adjustLook: (look, _, { shape }) => ({ trim: shape.chance(0.3) ? 'bound' : look.trim }),
  mainColours: ({ tone }) => [tone.base, tone.light],
  draw: (look, rng) => (look.form === 'round' ? round(look, rng) : rectangular(look, rng)),
}

function round({ tone, second, third }: Look, rng: Rng): string {
  const colours = [second.base, tone.base, third.base, tone.base]
  const count = rng.whole(3, 6)
  const rings = Array.from({ length: count }, (_, ring) => {
    const scale = 1 - (ring + 1) / (count + 1) + rng.between(-0.03, 0.03)
    return oval(50, 55.5, 44 * scale, 25 * scale, colours[ring % 4] ?? tone.base)
  })
  return (
    oval(50, 58, 44, 25.5, '#000', ' opacity=".07"') +
    oval(50, 56.5, 44, 25, tone.side) +
    oval(50, 55.5, 44, 25, tone.base) +
    rings.join('')
  )
}

/** Half the width of a rug on the floor at its near and far end, and the y coordinates of its far and near end. */
const SIZES = {
  long: { near: 41, far: 34, top: 19, end: 86 },
  wide: { near: 46, far: 39, top: 30, end: 80 },
  runner: { near: 25, far: 20.5, top: 12, end: 88 },
}

function rectangular(look: Look, rng: Rng): string {
  const { tone, trim } = look
  const bend = floorBend(ofForm(SIZES, look.form))
  const corners = [bend(-1, -1), bend(1, -1), bend(1, 1), bend(-1, 1)]
  const shadowCorners = corners.map(([x, y]): Point => [x + 0.6, y + 2.4])
  return (
    poly(shadowCorners, '#000', ' opacity=".08"') +
    (trim === 'bound' ? '' : line(fringes(bend), tone.side, 1)) +
    poly(corners, tone.base) +
    drapedWeave(look, bend, rng) +
    (look.weave === 'plain' ? draped(PLAIN_BORDER, bend, look) : '') +
    line(weft(bend), '#2a1408', 0.35, ' opacity=".16"') +
    poly([bend(-1, 0.965), bend(1, 0.965), bend(1, 1), bend(-1, 1)], '#2a1408', ' opacity=".16"')
  )
}

/** Maps weave coordinates (-1 to 1) to the floor; the far end is a little narrower. */
const floorBend =
  ({ near, far, top, end }: (typeof SIZES)['long']): Bend =>
  (u, v) => {
    const t = (v + 1) / 2
    const y = top + (end - top) * (t * 0.86 + t * t * 0.14)
    return [50 + u * (far + (near - far) * ((y - top) / (end - top))), y]
  }

const PLAIN_BORDER: Woven = [
  [rect(-0.9, -0.88, 0.9, -0.84), 'second'],
  [rect(-0.9, 0.84, 0.9, 0.88), 'second'],
]

const fringes = (bend: Bend): string =>
  Array.from({ length: 27 }, (_, thread) => {
    const u = -0.98 + (thread / 26) * 1.96
    const [far, near] = [bend(u, -1), bend(u, 1)]
    return d`M${far[0]} ${far[1]}v-3.200M${near[0]} ${near[1]}v4.600`
  }).join('')

function weft(bend: Bend): string {
  let path = ''
  for (let v = -0.94; v < 0.98; v += 0.095) {
    const [left, right] = [bend(-1, v), bend(1, v)]
    path += d`M${left[0]} ${left[1]}L${right[0]} ${right[1]}`
  }
  return path
}
