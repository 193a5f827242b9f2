import type { Rng } from '../../random.ts'
import { blob } from '../curves.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import type { Look } from '../look.ts'
import { box, closed, d, fill, line, oval, type Point, poly, shadow } from '../svg.ts'

type Shape = {
  outline: ReadonlyArray<Point>
  /** The height of the mirror's middle. */
  cy: number
  /** Half its width and height, before `scale`. */
  half: Point
  scale: number
  /** The thickness of its frame. */
  thick: number
  path: (points: ReadonlyArray<Point>) => string
}

const CANE_THICK = 7

const GLASS = '#d6dfdd'
/** The average colour of the glass. */
const GLASS_COLOUR = '#e2e9e6'
const LIGHTS = [
  { from: -20, to: -4, colour: '#e6edea' },
  { from: -1, to: 3, colour: '#e6edea' },
  { from: 12, to: 30, colour: '#f3f6f3' },
]
const SLOPE = 0.5

/** The glass and the slanting strips of light on it. */
function glass(
  outline: ReadonlyArray<Point>,
  cy: number,
  path: (points: ReadonlyArray<Point>) => string,
): string {
  const middle = 50 + cy * SLOPE
  const strip = ({ from, to, colour }: (typeof LIGHTS)[number]) => {
    const cutOutline = between(outline, middle + from * 1.1, middle + to * 1.1)
    return cutOutline.length > 2 ? poly(cutOutline, colour, ' opacity=".85"') : ''
  }
  return fill(path(outline), GLASS) + LIGHTS.map(strip).join('')
}

/** The part of the glass between two slanting lines. */
const between = (points: ReadonlyArray<Point>, from: number, to: number) =>
  clip(clip(points, from, 1), to, -1)

/** Keeps the part of a polygon after (1) or before (-1) a slanting line (Sutherland-Hodgman). */
function clip(points: ReadonlyArray<Point>, line: number, keep: 1 | -1): ReadonlyArray<Point> {
  const distancePast = ([x, y]: Point) => keep * (x + y * SLOPE - line)
  return points.flatMap((p, index): ReadonlyArray<Point> => {
    const q = points[(index + 1) % points.length] ?? p
    const [dp, dq] = [distancePast(p), distancePast(q)]
    const keptPoints = dp >= 0 ? [p] : []
    if (dp >= 0 === dq >= 0) return keptPoints
    return [...keptPoints, [p[0] + ((q[0] - p[0]) * dp) / (dp - dq), p[1] + ((q[1] - p[1]) * dp) / (dp - dq)]]
  })
}

/** The points round a mirror's form, about (50, cy). */
function outlineOf(form: string, half: Point, cy: number, rng: Rng): ReadonlyArray<Point> {
  if (form === 'pebble') return pebble(half, cy, rng)
  if (form === 'round' || form === 'oval') return ring(half, cy, () => 1)
  if (form === 'arch' || form === 'leaning') return arch(half, cy)
  return rectangle(half, cy, form === 'window' ? 1 : Math.min(...half) * 0.16)
}

const RING_STEPS = 36

const ring = ([w, h]: Point, cy: number, radiusAt: (angle: number) => number): ReadonlyArray<Point> =>
  Array.from({ length: RING_STEPS }, (_, step) => {
    const angle = (step / RING_STEPS) * Math.PI * 2
    const k = radiusAt(angle)
    return [50 + Math.cos(angle) * w * k, cy + Math.sin(angle) * h * k]
  })

function pebble(half: Point, cy: number, rng: Rng): ReadonlyArray<Point> {
  const [amplitude2, phase2] = [rng.between(0.05, 0.12), rng.between(0, 6)]
  const [amplitude3, phase3] = [rng.between(0.03, 0.07), rng.between(0, 6)]
  return ring(
    half,
    cy,
    (a) => 1 + amplitude2 * Math.sin(a * 2 + phase2) + amplitude3 * Math.sin(a * 3 + phase3),
  )
}

function arch([w, h]: Point, cy: number): ReadonlyArray<Point> {
  const head = Array.from({ length: 21 }, (_, step): Point => {
    const angle = (step / 20) * Math.PI
    return [50 - Math.cos(angle) * w, cy - h + w - Math.sin(angle) * w]
  })
  return [...head, [50 + w, cy + h], [50 - w, cy + h]]
}

const CORNERS = [
  [1, -1, -Math.PI / 2],
  [1, 1, 0],
  [-1, 1, Math.PI / 2],
  [-1, -1, Math.PI],
] as const

const rectangle = ([w, h]: Point, cy: number, cornerRadius: number): ReadonlyArray<Point> =>
  CORNERS.flatMap(([sx, sy, from]) =>
    [0, 1, 2, 3, 4].map((step): Point => {
      const angle = from + (step / 4) * (Math.PI / 2)
      return [
        50 + sx * (w - cornerRadius) + Math.cos(angle) * cornerRadius,
        cy + sy * (h - cornerRadius) + Math.sin(angle) * cornerRadius,
      ]
    }),
  )

const STROKE_DISTANCE = 3.2
const SLANT = 1.4

/** Cane wound round a frame: short slanting strokes at equal distances along the outline. */
function woundRound(outline: ReadonlyArray<Point>, cy: number, [w, h]: Point, thick: number): string {
  let path = ''
  let nextStroke = 0 // its distance from the start of the edge
  outline.forEach(([x, y], index) => {
    const [qx, qy] = outline[(index + 1) % outline.length] ?? [x, y]
    const length = Math.hypot(qx - x, qy - y)
    for (; nextStroke < length; nextStroke += STROKE_DISTANCE) {
      const [px, py] = [x + ((qx - x) * nextStroke) / length, y + ((qy - y) * nextStroke) / length]
      const [tx, ty] = [((qx - x) / length) * SLANT, ((qy - y) / length) * SLANT]
      path += d`M${50 + (px - 50) * (1 - 0.8 / w)} ${cy + (py - cy) * (1 - 0.8 / h)}L${50 + (px - 50) * (1 - thick / w) + tx} ${cy + (py - cy) * (1 - thick / h) + ty}`
    }
    nextStroke -= length
  })
  return path
}

export const mirror: KindDrawing = {
  adjustLook: (look, { form }) => {
    const hasShelf = look.hasShelf && (form === 'arch' || form === 'tall')
    const canHang = !['leaning', 'wide', 'window'].includes(form)
    return { hasShelf, hasStrap: look.hasStrap && canHang && !hasShelf }
  },
  mainColours: ({ wood }) => [wood.base, GLASS_COLOUR],
  draw: (look, rng) => {
    const shape = shapeOf(look, rng)
    return (
      shadowOf(look, shape) +
      (look.hasStrap ? strap(look, shape) : '') +
      frame(look, shape) +
      glass(inset(shape, shape.thick), shape.cy, shape.path) +
      (look.form === 'window' ? panes(look, shape) : '') +
      (look.hasShelf ? shelf(look, shape) : '')
    )
  },
}

const HALF_SIZES: Readonly<Record<string, Point>> = {
  round: [34, 34],
  oval: [27, 37],
  pebble: [32, 34],
  arch: [26, 37],
  leaning: [23, 41],
  tall: [22, 38],
  window: [28, 36],
  wide: [38, 26],
}

function shapeOf(look: Look, rng: Rng): Shape {
  const half = ofForm(HALF_SIZES, look.form)
  const scale = rng.between(0.92, 1.03)
  const cy = look.form === 'leaning' ? 50 : look.hasStrap ? 54 : 48
  const outline = outlineOf(look.form, [half[0] * scale, half[1] * scale], cy, rng)
  const thick = look.isOfCane ? CANE_THICK : rng.between(2.4, 5)
  return { outline, cy, half, scale, thick, path: look.form === 'pebble' ? blob : closed }
}

/** The outline moved inwards. */
const inset = ({ outline, cy, half: [w, h] }: Shape, insetBy: number): ReadonlyArray<Point> =>
  outline.map(([x, y]) => [50 + (x - 50) * (1 - insetBy / w), cy + (y - cy) * (1 - insetBy / h)])

function shadowOf({ form }: Look, { outline, half, path }: Shape): string {
  const black = fill(path(outline), '#000')
  if (form !== 'leaning') return `<g opacity=".09" transform="translate(1.8 2.600)">${black}</g>`
  return `${shadow(54, 92, half[0] + 9, 2.6)}<g opacity=".08" transform="translate(5 1)">${black}</g>`
}

function strap({ wood }: Look, { cy, half: [w, h], scale }: Shape): string {
  const nail = cy - h * scale - 13
  const leather = d`M${50 - w * 0.62} ${cy - h * scale * 0.8}L50 ${nail}L${50 + w * 0.62} ${cy - h * scale * 0.8}`
  return (
    line(leather, '#7a4a2a', 2.2, ' stroke-linejoin="round"') +
    oval(50, nail, 2.6, 2.6, wood.deep) +
    oval(49.6, nail - 0.4, 1, 1, wood.light)
  )
}

function frame({ wood, isOfCane }: Look, shape: Shape): string {
  const { outline, cy, half, thick, path } = shape
  const edge = fill(path(outline), wood.side) + fill(path(inset(shape, 0.9)), wood.base)
  const face = isOfCane
    ? line(woundRound(outline, cy, half, thick), wood.deep, 0.7)
    : line(path(inset(shape, thick * 0.5)), wood.light, 0.7, ' opacity=".7"')
  return edge + face + fill(path(inset(shape, thick - 0.8)), wood.deep)
}

function panes({ wood }: Look, { cy, half: [w, h], scale, thick }: Shape): string {
  const [across, down] = [w * scale - thick, h * scale - thick]
  return (
    box(49, cy - h * scale + thick, 2, down * 2, 0, wood.side) +
    box(50 - w * scale + thick, cy - h * scale * 0.3, across * 2, 2, 0, wood.side)
  )
}

function shelf({ wood }: Look, { cy, half: [w, h], scale }: Shape): string {
  const [x, y, width] = [50 - w * scale - 2, cy + h * scale, w * scale * 2 + 4]
  return box(x, y - 1.5, width, 3.4, 1, wood.light) + box(x, y + 1, width, 1.4, 0.6, wood.deep)
}
