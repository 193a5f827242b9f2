import { benches, chairs, diningTables, sideTables, stools } from './kinds/furniture.ts'
import type { KindFacts } from './kinds/kind-facts.ts'
import { deskLamps, mirrors, pendants } from './kinds/lamps-and-mirrors.ts'
import { cushions, rugs, throws } from './kinds/textiles.ts'
import { baskets, bowls, mugs, planters, vases } from './kinds/vessels.ts'
import type { Collection, Kind } from './product.ts'
import { KIND_NAMES } from './product.ts'
import { slugOf } from './slug.ts'

/** What each kind may be; their order is part of how a number becomes a kind. */
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
  /** Of its address: `side-tables`. */
  slug: string
  collection: Collection
  /** Key and word of each form: `tripod`, `tripod table`. */
  forms: ReadonlyArray<{ form: string; word: string }>
}

/** As the shop shows them. */
export const KINDS: ReadonlyArray<KindInCollection> = KIND_NAMES.map((kind) => {
  const { word, collection, forms }: KindFacts = KIND_FACTS[kind]
  return {
    kind,
    word,
    slug: slugOf(word),
    collection,
    forms: Object.entries(forms).map(([form, [formWord]]) => ({ form, word: formWord })),
  }
})

const byKind = new Map(KINDS.map((on) => [on.kind, on]))

/** @throws {RangeError} never for a {@link Kind}: each is in the list above */
export function kindInCollection(kind: Kind): KindInCollection {
  const on = byKind.get(kind)
  if (on === undefined) throw new RangeError(`No kind is called ${kind}`)
  return on
}
