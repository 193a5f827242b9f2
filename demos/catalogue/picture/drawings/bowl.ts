import type { Rng } from '../../random.ts'
import { leaf } from '../curves.ts'
import { glazed } from '../glaze.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import { Lathe } from '../lathe.ts'
import type { Look } from '../look.ts'
import type { ProfilePoint } from '../profile.ts'
import { oval, type Point, shadow } from '../svg.ts'
import type { Tones } from '../tones.ts'

const FRUITS = [
  { base: '#e39a3c', side: '#c67a25' },
  { base: '#d8b63f', side: '#b18f2b' },
  { base: '#8f3f3a', side: '#6e2c2a' },
  { base: '#a9b25a', side: '#848c3f' },
]
const FRUIT_POSITIONS: ReadonlyArray<Point> = [
  [-0.42, -0.5],
  [0.05, -0.8],
  [0.46, -0.42],
  [-0.16, 0.1],
  [0.26, 0.14],
]

/** Five fruits of one sort in a bowl, behind its rim. */
function fruitIn(bowl: Lathe, rng: Rng): string {
  const { base, side } = rng.pick(FRUITS)
  const rx = bowl.halfWidth(bowl.top)
  const size = rx * 0.24
  const fruit = ([u, v]: Point) => {
    const [x, y] = [50 + u * rx, bowl.top + v * size]
    const shadow = oval(x + size * 0.3, y + size * 0.26, size * 0.56, size * 0.5, side, ' opacity=".5"')
    return oval(x, y, size, size * 0.96, base) + shadow
  }
  const foliage = { angle: -0.6, length: 8, fat: 4, colour: '#5f7f58', bend: 1 }
  return FRUIT_POSITIONS.map(fruit).join('') + leaf([50 + rx * 0.08, bowl.top - size * 1.6], foliage)
}

export const bowl: KindDrawing = {
  mainColours: ({ materialTones, tone }) =>
    materialTones === null ? [tone.base, tone.light] : [materialTones.base, materialTones.light],
  draw: (look, rng) => {
    const half = look.form === 'deep' ? rng.between(29, 34) : rng.between(34, 41)
    const body = new Lathe(ofForm(PROFILES, look.form)(half), { tilt: 0.21 })
    return (
      shadow(50, 92.5, half * 0.62, 3) +
      inside(body, look) +
      (look.hasFruit && look.form !== 'shallow' ? fruitIn(body, rng) : '') +
      (look.materialTones === null ? glazed(body, look, rng) : turnedRings(body, look.materialTones, look))
    )
  },
}

const PROFILES: Readonly<Record<string, (half: number) => ReadonlyArray<ProfilePoint>>> = {
  shallow: (half) => [
    [66, half],
    [73, half * 0.9],
    [82, half * 0.62],
    [90, half * 0.32],
    [92, half * 0.34],
  ],
  deep: (half) => [
    [52, half],
    [66, half],
    [80, half * 0.82],
    [89, half * 0.46],
    [92, half * 0.46],
  ],
  footed: (half) => [
    [56, half],
    [66, half * 0.82],
    [76, half * 0.36],
    [82, half * 0.22],
    [90, half * 0.42],
    [92, half * 0.44],
  ],
  flared: (half) => [
    [58, half * 1.04],
    [64, half * 0.84],
    [76, half * 0.62],
    [88, half * 0.36],
    [92, half * 0.36],
  ],
  dough: (half) => [
    [60, half * 1.04],
    [74, half * 0.96],
    [86, half * 0.7],
    [92, half * 0.5],
  ],
}

function inside(body: Lathe, look: Look): string {
  const { top } = body
  const rx = body.halfWidth(top)
  const [rim, insideColour] = insideColours(look)
  return (
    oval(50, top, rx, rx * 0.21, rim) +
    oval(50, top + 0.4, rx - 1.6, rx * 0.21 - 0.9, insideColour) +
    oval(50 + rx * 0.1, top + rx * 0.07, rx * 0.74, rx * 0.11, '#2a1408', ' opacity=".1"')
  )
}

function insideColours({
  materialTones,
  tone,
  second,
  isTwoToned,
}: Look): readonly [rim: string, inside: string] {
  if (materialTones !== null) return [materialTones.light, materialTones.side]
  return isTwoToned ? [second.light, second.base] : [tone.light, tone.side]
}

function turnedRings(body: Lathe, { base, grain }: Tones, { surface, metal }: Look): string {
  const { top, bottom } = body
  const rings = body.rings(
    [top + 8, top + 15, top + 21].filter((y) => y < bottom - 4),
    grain,
    0.8,
  )
  const inlay = surface === 'banded' ? body.band(top + 4, top + 8, metal.base) : ''
  return body.body(base) + rings + inlay + body.shade(0.14)
}
