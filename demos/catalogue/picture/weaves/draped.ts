import type { Rng } from '../../random.ts'
import type { Weave } from '../../weave-words.ts'
import type { Look } from '../look.ts'
import { closed, fill, type Point } from '../svg.ts'
import { arches, crosses, diamonds, steps, triangles, zigzag } from './motifs.ts'
import { type DrawWeave, kite, rect, type Woven, type WovenShape } from './weave.ts'

const bands: DrawWeave = (rng) => {
  const shapes: Array<WovenShape> = []
  let v = -0.86
  while (v < 0.86) {
    const height = rng.pick([0.05, 0.05, 0.09, 0.16, 0.24])
    if (v + height < 0.9) shapes.push([rect(-1, v, 1, v + height), rng.pick(['second', 'second', 'third'])])
    v += height + rng.pick([0.06, 0.1, 0.16, 0.22])
  }
  return shapes
}

/** Bands that are symmetrical from both ends, as on a blanket. */
const ends: DrawWeave = (rng) => {
  const shapes: Array<WovenShape> = []
  let v = -0.82
  for (let remaining = rng.whole(2, 4); remaining > 0; remaining--) {
    const height = rng.pick([0.04, 0.07, 0.13])
    const colour = remaining % 2 ? 'second' : 'third'
    shapes.push([rect(-1, v, 1, v + height), colour], [rect(-1, -v - height, 1, -v), colour])
    v += height + rng.pick([0.05, 0.08, 0.12])
  }
  return shapes
}

const pinstripe: DrawWeave = (rng) => {
  const gap = rng.pick([0.16, 0.22, 0.3])
  const height = gap * rng.pick([0.22, 0.34, 0.5])
  const shapes: Array<WovenShape> = []
  for (let v = -0.92 + gap / 2; v < 0.92; v += gap) shapes.push([rect(-1, v, 1, v + height), 'second'])
  return shapes
}

const ticking: DrawWeave = (rng) => {
  const gap = rng.pick([0.2, 0.26, 0.34])
  const shapes: Array<WovenShape> = []
  for (let u = -0.9; u < 0.9; u += gap) shapes.push([rect(u, -1, u + gap * 0.34, 1), 'second'])
  return shapes
}

const check: DrawWeave = (rng) => {
  const gap = rng.pick([0.4, 0.5, 0.66])
  const width = rng.pick([0.04, 0.07])
  const shapes: Array<WovenShape> = []
  for (let t = -1 + gap / 2; t < 1; t += gap) {
    shapes.push([rect(t, -1, t + width, 1), 'second'], [rect(-1, t, 1, t + width), 'second'])
  }
  return shapes
}

const BLOCKS: ReadonlyArray<Woven> = [
  [
    [rect(-1, 0.1, 1, 1), 'second'],
    [rect(-1, -0.02, 1, 0.04), 'third'],
  ],
  [
    [rect(0, -1, 1, 0), 'second'],
    [rect(-1, 0, 0, 1), 'third'],
  ],
  [
    [rect(-1, -1, -0.3, 1), 'second'],
    [rect(0.62, -1, 1, 1), 'third'],
  ],
  [
    [rect(-0.5, -0.5, 0.5, 0.5), 'second'],
    [rect(-0.2, -0.2, 0.2, 0.2), 'third'],
  ],
]
const blocks: DrawWeave = (rng) => rng.pick(BLOCKS)

const frame: DrawWeave = () => [
  [rect(-0.84, -0.84, 0.84, -0.72), 'second'],
  [rect(-0.84, 0.72, 0.84, 0.84), 'second'],
  [rect(-0.84, -0.84, -0.72, 0.84), 'second'],
  [rect(0.72, -0.84, 0.84, 0.84), 'second'],
  [kite(0, 0, 0.3, 0.3), 'third'],
]

const WEAVES: Readonly<Record<Weave, DrawWeave>> = {
  plain: () => [],
  bands,
  ends,
  pinstripe,
  ticking,
  blocks,
  diamonds,
  zigzag,
  steps,
  check,
  frame,
  arches,
  triangles,
  crosses,
}
const isWeave = (key: string): key is Weave => Object.hasOwn(WEAVES, key)

/** Maps a point of the weave's square to a point of the picture. */
export type Bend = (u: number, v: number) => Point

/** A product's weave, mapped on to it. */
export function drapedWeave(look: Look, bend: Bend, rng: Rng): string {
  const weave = look.weave !== null && isWeave(look.weave) ? look.weave : 'plain'
  return draped(WEAVES[weave](rng), bend, look)
}

/** Shapes of a weave's square, mapped on to a product; successive ones of one colour are one path. */
export function draped(shapes: Woven, bend: Bend, { tone, second, third }: Look): string {
  const colours = { base: tone.base, second: second.base, third: third.base }
  let paths = ''
  let path = ''
  shapes.forEach(([points, colour], index) => {
    path += closed(bendEdges(points, bend))
    if (shapes[index + 1]?.[1] === colour) return
    paths += fill(path, colours[colour])
    path = ''
  })
  return paths
}

/** Longer edges are divided, so that they can bend. */
const MAX_EDGE = 0.45

const bendEdges = (points: ReadonlyArray<Point>, bend: Bend): ReadonlyArray<Point> =>
  points.flatMap((p, index) => {
    const q = points[(index + 1) % points.length] ?? p
    const cuts = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / MAX_EDGE))
    return Array.from({ length: cuts }, (_, cutIndex) =>
      bend(p[0] + ((q[0] - p[0]) * cutIndex) / cuts, p[1] + ((q[1] - p[1]) * cutIndex) / cuts),
    )
  })
