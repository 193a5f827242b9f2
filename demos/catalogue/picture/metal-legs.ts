import type { Product } from '../product.ts'
import type { RngDraws } from './kind-drawing.ts'
import { MATERIAL_TONES } from './material-tones.ts'
import type { Tones } from './tones.ts'

/** Every fourth wooden table or seat stands on legs of metal. @returns null where it stands on its own wood */
export function metalLegs({ material }: Product, { shape, own }: RngDraws): Tones | null {
  if (!own.chance(0.26)) return null
  return material === 'blackened'
    ? MATERIAL_TONES.brass
    : shape.pick([MATERIAL_TONES.steel, MATERIAL_TONES.brass])
}
