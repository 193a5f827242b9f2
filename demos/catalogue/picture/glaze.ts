import type { Rng } from '../random.ts'
import { type Lathe, ribPositions } from './lathe.ts'
import { diamonds, flecks, zigzag } from './lathe-ornaments.ts'
import type { Look } from './look.ts'

type DrawGlaze = (body: Lathe, look: Look, rng: Rng) => string

export const glazeColours = ({ tone }: Look): ReadonlyArray<string> => [tone.base, tone.light]

/** Draws a ceramic body with its glaze; a plain one is bare. */
export function glazed(body: Lathe, look: Look, rng: Rng): string {
  // Always consumes this random number, so that a family's products have one shape under every glaze.
  const glazeEdge = body.top + body.height * rng.between(0.45, 0.68)
  const dippedPart = look.surface === 'dipped' ? body.band(glazeEdge, body.bottom, look.second.base) : ''
  const ornament = GLAZES[look.surface]?.(body, look, rng) ?? dippedPart
  const shine = body.shine(body.top + body.height * 0.16, body.bottom - body.height * 0.2, -0.68, 0.13, 0.24)
  return body.body(look.tone.base) + ornament + body.shade() + shine
}

const GLAZES: Readonly<Record<string, DrawGlaze>> = { topped, banded, combed, fluted, painted, speckled }

function topped(body: Lathe, { second }: Look, rng: Rng): string {
  return body.band(body.top, body.top + body.height * rng.between(0.22, 0.4), second.base)
}

function banded(body: Lathe, { second }: Look, rng: Rng): string {
  const { height } = body
  const y = body.top + height * rng.between(0.3, 0.5)
  return (
    body.band(y, y + height * 0.12, second.base) +
    twoLines(body, y - height * 0.05, y + height * 0.17, second.base)
  )
}

function combed(body: Lathe, { tone }: Look): string {
  const heights = Array.from(
    { length: Math.floor(body.height / 4.4) },
    (_, line) => body.top + 4 + line * 4.4,
  )
  return body.rings(
    heights.filter((y) => y < body.bottom - 2),
    tone.side,
    0.9,
  )
}

function fluted(body: Lathe, { tone }: Look, rng: Rng): string {
  return body.ribs(
    ribPositions(rng.whole(13, 19)),
    body.top + body.height * 0.12,
    body.bottom - 1,
    tone.side,
    0.9,
  )
}

function painted(body: Lathe, { second }: Look, rng: Rng): string {
  const { height } = body
  const y = body.top + height * rng.between(0.32, 0.42)
  const row = rng.chance(0.5)
    ? zigzag(body, y, y + height * 0.22, rng.whole(6, 9), second.base)
    : diamonds(body, y, y + height * 0.26, rng.whole(5, 8), second.base)
  return row + twoLines(body, y - height * 0.05, y + height * 0.3, second.base)
}

function speckled(body: Lathe, { tone }: Look, rng: Rng): string {
  return flecks(body, rng, tone.deep, 34)
}

const twoLines = (body: Lathe, above: number, below: number, colour: string): string =>
  body.rings([above], colour, 1) + body.rings([below], colour, 1)
