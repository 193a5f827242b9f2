import type { Colour } from '../colours.ts'
import type { Rng } from '../random.ts'
import { type Lathe, ribPositions } from './lathe.ts'
import { flecks } from './lathe-ornaments.ts'
import type { Look, Surface } from './look.ts'
import { TONES_OF_COLOURS, type Tones } from './tones.ts'

/** The colour of light. */
export const GLOW = '#ffe9b0'

/** Draws the shade's surface by its material. */
export function shadeSurface(shade: Lathe, tones: Tones, surface: Surface, rng: Rng): string {
  if (surface === 'woven') return woven(shade, tones, rng)
  if (surface === 'linen') return cloth(shade, tones, rng)
  if (surface === 'metal') return metal(shade, tones)
  return surface === 'slats' ? slats(shade, tones, rng) : glazed(shade, tones, rng)
}

export const shadeColours = ({ shade }: Look): ReadonlyArray<string> => [shade.base, shade.light]

function woven(shade: Lathe, { side }: Tones, rng: Rng): string {
  const gap = rng.pick([4.5, 6, 8])
  const heights: Array<number> = []
  for (let y = shade.top + gap; y < shade.bottom - 1; y += gap) heights.push(y)
  const ribs = shade.ribs(ribPositions(rng.whole(7, 13)), shade.top, shade.bottom, side, 1.1)
  return ribs + shade.rings(heights, side, 1.1)
}

const cloth = (shade: Lathe, { grain, side }: Tones, rng: Rng): string =>
  shade.ribs(ribPositions(rng.whole(14, 22)), shade.top, shade.bottom, grain, 0.5) +
  shade.band(shade.top, shade.top + 1.6, side) +
  shade.band(shade.bottom - 1.8, shade.bottom, side)

const metal = (shade: Lathe, { light }: Tones): string =>
  shade.shine(shade.top + 1, shade.bottom - 1) + shade.band(shade.bottom - 2, shade.bottom, light)

const slats = (shade: Lathe, { side, deep }: Tones, rng: Rng): string =>
  shade.ribs(ribPositions(rng.whole(11, 17)), shade.top, shade.bottom, side, 2) +
  shade.rings([shade.top + 1.4, shade.bottom - 1.4], deep, 1.8)

function glazed(shade: Lathe, { deep, side }: Tones, rng: Rng): string {
  const specks = rng.chance(0.6) ? flecks(shade, rng, deep, 26) : ''
  const rim = rng.chance(0.4) ? shade.band(shade.bottom - 9, shade.bottom, side) : ''
  return specks + rim + shade.shine(shade.top + 2, shade.bottom - 2, -0.66, 0.14, 0.24)
}

const SURFACES: Readonly<Record<string, Surface>> = {
  cane: 'woven',
  ilala: 'woven',
  linen: 'linen',
  brass: 'metal',
  steel: 'metal',
  stoneware: 'glazed',
  ash: 'slats',
}

export const lampSurface = (material: string): Surface => SURFACES[material] ?? 'linen'

const CLOTHS = ['oat', 'salt', 'sand', 'blush'] as const
/** Only so many of a family's preferred colours, the first ones, are used for shades. */
const MAX_SHADE_COLOURS = 9

/** The pale cloth of a family's lamp shades. */
export function clothOf(preferredColours: ReadonlyArray<Colour>): Tones {
  const candidates = preferredColours.slice(0, MAX_SHADE_COLOURS)
  return TONES_OF_COLOURS[CLOTHS.find((colour) => candidates.includes(colour)) ?? 'salt']
}
