import type { Colour } from '../colours.ts'
import type { Surface } from './look.ts'
import { TONES_OF_COLOURS, type Tones } from './tones.ts'

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
/** How many of the colours that a family likes best may be its cloth. */
const WELL_LIKED = 9

/** The pale cloth that a family puts over its lamps. */
export function clothOf(liked: ReadonlyArray<Colour>): Tones {
  const best = liked.slice(0, WELL_LIKED)
  return TONES_OF_COLOURS[CLOTHS.find((colour) => best.includes(colour)) ?? 'salt']
}
