import type { Product } from '../product.ts'
import type { Throws } from './kind-drawing.ts'
import { MATERIALS } from './materials.ts'
import type { Tones } from './tones.ts'

/** Every fourth wooden table or seat stands on legs of metal. @returns null where it stands on its own wood */
export function metalLegs({ stuff }: Product, { shape, own }: Throws): Tones | null {
  if (!own.chance(0.26)) return null
  return stuff === 'blackened' ? MATERIALS.brass : shape.pick([MATERIALS.steel, MATERIALS.brass])
}
