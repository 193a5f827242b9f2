import type { Rng } from '../../random.ts'
import type { Weave } from '../../weave-words.ts'
import type { Look } from '../look.ts'
import { closed, fill, type Point } from '../svg.ts'
import { arches, crosses, diamonds, steps, triangles, zigzag } from './figures.ts'
import { bands, blocks, check, ends, frame, pinstripe, ticking } from './stripes.ts'
import type { DrawWeave, Woven } from './weave.ts'

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

/** Turns a place in the weave's square into a place in the picture. */
export type Bend = (u: number, v: number) => Point

/** A product's weave, bent on to it. */
export function drapedWeave(look: Look, bend: Bend, rng: Rng): string {
  const weave = look.weave !== null && isWeave(look.weave) ? look.weave : 'plain'
  return draped(WEAVES[weave](rng), bend, look)
}

/** Shapes in a weave's square, bent on to a product: neighbours of one colour are one path. */
export function draped(woven: Woven, bend: Bend, { tone, second, third }: Look): string {
  const colours = { base: tone.base, second: second.base, third: third.base }
  let written = ''
  let path = ''
  woven.forEach(([points, colour], place) => {
    path += closed(cutAndBent(points, bend))
    if (woven[place + 1]?.[1] === colour) return
    written += fill(path, colours[colour])
    path = ''
  })
  return written
}

/** How long a straight edge may be before it is cut, so that it can bend. */
const LONGEST = 0.45

const cutAndBent = (points: ReadonlyArray<Point>, bend: Bend): ReadonlyArray<Point> =>
  points.flatMap((p, place) => {
    const q = points[(place + 1) % points.length] ?? p
    const cuts = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / LONGEST))
    return Array.from({ length: cuts }, (_, cut) =>
      bend(p[0] + ((q[0] - p[0]) * cut) / cuts, p[1] + ((q[1] - p[1]) * cut) / cuts),
    )
  })
