import type { WorkshopKey } from '../makers.ts'
import type { ProductMaterial } from '../materials.ts'
import type { Collection, ShippingClass } from '../product.ts'
import type { Weave } from '../weave-words.ts'

/** The possible properties of one kind of product, from which products are generated at random. */
export type KindFacts = {
  /** Its name in the plural: `Side tables`. */
  word: string
  collection: Collection
  /** The number of products of this kind in about 1 000. */
  perThousand: number
  /** The base price: of the plainest form in the plainest material. */
  priceRand: number
  materials: ReadonlyArray<ProductMaterial>
  /** The makers of each material; the shop's own workshop if none is named. */
  makers: Partial<Record<ProductMaterial, ReadonlyArray<WorkshopKey>>>
  shippingClass: ShippingClass
  /** For woven products only. */
  weaves?: ReadonlyArray<Weave>
  /** The name and the price factor of each form, by its key. */
  forms: Readonly<Record<string, readonly [word: string, factor: number]>>
  sizes: ReadonlyArray<readonly [word: string, factor: number]>
}

type Makers = KindFacts['makers']

export const WOODS = ['kiaat', 'imbuia', 'oak', 'ash', 'yellowwood', 'blackened'] as const
export const GARDEN_WOODS = [...WOODS, 'saligna'] as const
export const CLAYS = ['stoneware', 'porcelain', 'earthenware', 'black clay'] as const
export const YARNS = ['linen', 'mohair', 'wild silk', 'cotton', 'wool'] as const

export const WOOD_MAKERS: Makers = {
  kiaat: ['bench', 'boland'],
  imbuia: ['bench', 'knysna'],
  oak: ['saltriver', 'boland'],
  ash: ['saltriver', 'bench'],
  yellowwood: ['knysna', 'boland'],
  blackened: ['saltriver', 'braam'],
  saligna: ['garden'],
}

export const CLAY_MAKERS: Makers = {
  stoneware: ['hogsback', 'midlands'],
  porcelain: ['midlands'],
  earthenware: ['venda', 'hogsback'],
  'black clay': ['venda'],
  terracotta: ['venda', 'garden'],
  concrete: ['garden'],
}

export const FIBRE_MAKERS: Makers = { ilala: ['zulu'], cane: ['cane'], rush: ['cane', 'zulu'] }

export const YARN_MAKERS: Makers = {
  mohair: ['karoo'],
  'wild silk': ['silk'],
  linen: ['cotton'],
  cotton: ['cotton', 'rorke'],
  wool: ['rorke', 'karoo'],
}

export const LAMP_MAKERS: Makers = {
  kiaat: ['knysna'],
  imbuia: ['knysna'],
  oak: ['saltriver'],
  cane: ['cane'],
  ilala: ['zulu'],
  linen: ['cotton'],
  brass: ['braam'],
  steel: ['braam'],
  stoneware: ['hogsback'],
  ash: ['saltriver'],
}
