import { formatWholeRand } from '../../../domain/money/money.ts'
import { storeAddresses } from '../../addresses.ts'
import { KINDS } from '../../catalogue/kinds.ts'
import { materialName } from '../../catalogue/materials.ts'
import { slugOf } from '../../catalogue/slug.ts'
import { addressOfQuery } from '../../search/query-address.ts'
import type { ProductAnswer, ProductQuery } from '../../search/query-and-answer.ts'

export type Suggestion = { words: string; href: string; count?: number }

/** Searches suggested before anything is typed, and if nothing was found. */
export const STARTER_SUGGESTIONS: ReadonlyArray<Suggestion> = [
  { words: 'Kiaat', href: searchOf({ words: 'kiaat' }) },
  { words: 'Karoo', href: storeAddresses.family(slugOf('Karoo')) },
  { words: 'Baskets', href: storeAddresses.collection('baskets') },
  { words: 'Garden benches', href: searchOf({ words: 'garden bench' }) },
]

/** The address of the list of all hits. */
export function listOf(query: ProductQuery): string {
  return searchOf({ sort: 'best match', ...query })
}

function searchOf(query: ProductQuery): string {
  return storeAddresses.search() + addressOfQuery(query)
}

/** Suggested filters for hits: the most common kind and place, and a round price. */
export function suggestionsOf(answer: ProductAnswer, words: string): Array<Suggestion> {
  const { facets, countsBelow, numbers } = answer
  const [kind] = facets.kinds
  const [material] = facets.materials
  const [place] = facets.places
  const [priceLimit] = countsBelow
  const isOneKind = kind?.count === numbers.length
  return [
    ...(kind && isOneKind && material?.count === kind.count
      ? [kindInMaterial(kind.value, material.value, kind.count)]
      : []),
    ...(kind && !isOneKind
      ? [{ words: kindWord(kind.value), href: addressOfKind(words, kind.value), count: kind.count }]
      : []),
    ...(place && place.count < numbers.length
      ? [{ words: place.value, href: listOf({ words, place: place.value }), count: place.count }]
      : []),
    ...(priceLimit
      ? [
          {
            words: `Under ${formatWholeRand(priceLimit.cents)}`,
            href: listOf({ words, toCents: priceLimit.cents }),
            count: priceLimit.count,
          },
        ]
      : []),
  ]
}

function kindInMaterial(kind: string, material: string, count: number): Suggestion {
  const slug = slugOf(kindWord(kind))
  return {
    words: `${kindWord(kind)} in ${materialName(material)}`,
    href: `${storeAddresses.collection(slug)}?stuff=${encodeURIComponent(material)}`,
    count,
  }
}

function addressOfKind(words: string, value: string): string {
  const kind = KINDS.find((kind) => kind.kind === value)?.kind
  return listOf({ words, ...(kind && { kinds: [kind] }) })
}

function kindWord(value: string): string {
  return KINDS.find(({ kind }) => kind === value)?.word ?? value
}
