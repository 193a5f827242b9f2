import type { Product } from '../product.ts'
import type { RandomSources } from './kind-drawing.ts'
import type { Tones } from './tones.ts'

/** Woods, metals and fibres have colours of their own. */
export const MATERIAL_TONES = {
  kiaat: { light: '#a9683a', base: '#94582f', side: '#6d3f20', deep: '#553018', grain: '#8a5029' },
  imbuia: { light: '#7d5338', base: '#6b442c', side: '#52331f', deep: '#3d2516', grain: '#66412a' },
  oak: { light: '#cfa56f', base: '#c1945d', side: '#b78a56', deep: '#94683a', grain: '#a97f49' },
  ash: { light: '#e6d2ad', base: '#d9c295', side: '#c8ad7e', deep: '#a3875a', grain: '#cfb789' },
  yellowwood: { light: '#e3b866', base: '#d5a650', side: '#bb8c3d', deep: '#94692c', grain: '#c99a48' },
  saligna: { light: '#cd8c6a', base: '#bd7957', side: '#a26247', deep: '#7c4633', grain: '#b4714f' },
  blackened: { light: '#5a4f46', base: '#463d36', side: '#38302a', deep: '#292320', grain: '#4a4038' },
  brass: { light: '#e5c174', base: '#cfa24c', side: '#ad8237', deep: '#7f5d26', grain: '#bb8f40' },
  steel: { light: '#5c5853', base: '#45423f', side: '#35322f', deep: '#272523', grain: '#4c4945' },
  copper: { light: '#dd9d74', base: '#c67f55', side: '#a3633e', deep: '#7a472b', grain: '#b57049' },
  cane: { light: '#e4c48f', base: '#d9b47c', side: '#a9803f', deep: '#8a6530', grain: '#a9803f' },
  ilala: { light: '#eddcb6', base: '#e0c997', side: '#b99a5f', deep: '#8f7240', grain: '#c3a76d' },
  rush: { light: '#c9bf86', base: '#b5aa6e', side: '#8b824c', deep: '#67603a', grain: '#958b55' },
  concrete: { light: '#cfcac1', base: '#b9b3a9', side: '#96908a', deep: '#706b66', grain: '#a8a299' },
} as const satisfies Record<string, Tones>

export type TonedMaterial = keyof typeof MATERIAL_TONES

const hasTones = (material: string): material is TonedMaterial => Object.hasOwn(MATERIAL_TONES, material)

/** @returns undefined for clay and yarn, which come in colours */
export const tonesOf = (material: string): Tones | undefined =>
  hasTones(material) ? MATERIAL_TONES[material] : undefined

/** A quarter of wooden tables and seats have legs of metal. @returns null for legs of wood */
export function metalLegs({ material }: Product, { shape, details }: RandomSources): Tones | null {
  if (!details.chance(0.26)) return null
  return material === 'blackened'
    ? MATERIAL_TONES.brass
    : shape.pick([MATERIAL_TONES.steel, MATERIAL_TONES.brass])
}
