import type { Product } from '../product.ts'
import type { RngDraws } from './kind-drawing.ts'
import { clothOf, lampSurface } from './lamp-look.ts'
import type { Look } from './look.ts'

/** A desk lamp's shade and its foot are of two materials, and which follows from its form. */
export function deskLampLook(look: Look, { form, material }: Product, rngDraws: RngDraws): Partial<Look> {
  const surface = lampSurface(material)
  const metal = material === 'brass' || material === 'steel' ? look.own : null
  const own = look.own ?? look.tone
  if (form === 'arm' || form === 'arc') return { surface, ...jointed(look, metal, rngDraws) }
  if (form === 'mushroom') {
    return {
      surface,
      metal: metal ?? look.metal,
      tone: metal ?? look.tone,
      shade: material === 'linen' ? look.tone : own,
    }
  }
  const cloth = clothOf(rngDraws.liked)
  if (form === 'turned') return { surface, metal: metal ?? look.metal, shade: cloth }
  if (material === 'linen') return { surface, shade: look.tone, tone: look.second }
  return { surface, metal: metal ?? look.metal, shade: material === 'ilala' ? own : cloth }
}

/** Half of the lamps of metal have a painted shade. */
function jointed(look: Look, metal: Look['own'], { own }: RngDraws): Partial<Look> {
  if (metal === null) return { shade: look.tone }
  return { metal, shade: own.chance(0.5) ? metal : look.second }
}
