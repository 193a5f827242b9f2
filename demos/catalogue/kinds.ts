import { benches, chairs, diningTables, sideTables, stools } from './kinds/furniture.ts'
import type { KindFacts } from './kinds/kind-facts.ts'
import { deskLamps, mirrors, pendants } from './kinds/lamps-and-mirrors.ts'
import { cushions, rugs, throws } from './kinds/textiles.ts'
import { baskets, bowls, mugs, planters, vases } from './kinds/vessels.ts'
import type { Collection, Kind } from './product.ts'
import { KIND_NAMES } from './product.ts'
import { slugOf } from './slug.ts'

/** The facts of each kind. */
export const KIND_FACTS = {
  'dining-table': diningTables,
  'side-table': sideTables,
  stool: stools,
  chair: chairs,
  bench: benches,
  pendant: pendants,
  'desk-lamp': deskLamps,
  throw: throws,
  cushion: cushions,
  rug: rugs,
  bowl: bowls,
  vase: vases,
  mug: mugs,
  planter: planters,
  basket: baskets,
  mirror: mirrors,
} as const satisfies Record<Kind, KindFacts>

export type KindInCollection = {
  kind: Kind
  /** `Side tables` */
  word: string
  /** The last part of its address: `side-tables`. */
  slug: string
  collection: Collection
  /** Key and word of each form: `tripod`, `tripod table`. */
  forms: ReadonlyArray<{ form: string; word: string }>
}

export function kindInCollection(kind: Kind): KindInCollection {
  const { word, collection, forms }: KindFacts = KIND_FACTS[kind]
  return {
    kind,
    word,
    slug: slugOf(word),
    collection,
    forms: Object.entries(forms).map(([form, [formWord]]) => ({ form, word: formWord })),
  }
}

/** The kinds in the order of the shop. */
export const KINDS: ReadonlyArray<KindInCollection> = KIND_NAMES.map(kindInCollection)
