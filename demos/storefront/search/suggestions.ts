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
  { words: 'Kiaat', href: searchAddress({ words: 'kiaat' }) },
  { words: 'Karoo', href: storeAddresses.family(slugOf('Karoo')) },
  { words: 'Baskets', href: storeAddresses.collection('baskets') },
  { words: 'Garden benches', href: searchAddress({ words: 'garden bench' }) },
]

/** The address of the list of all hits. */
export function hitsAddress(query: ProductQuery): string {
  return searchAddress({ sort: 'best match', ...query })
}

function searchAddress(query: ProductQuery): string {
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
      ? [{ words: kindWord(kind.value), href: kindAddress(words, kind.value), count: kind.count }]
      : []),
    ...(place && place.count < numbers.length
      ? [{ words: place.value, href: hitsAddress({ words, place: place.value }), count: place.count }]
      : []),
    ...(priceLimit
      ? [
          {
            words: `Under ${formatWholeRand(priceLimit.cents)}`,
            href: hitsAddress({ words, toCents: priceLimit.cents }),
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

function kindAddress(words: string, value: string): string {
  const kind = KINDS.find((kind) => kind.kind === value)?.kind
  return hitsAddress({ words, ...(kind && { kinds: [kind] }) })
}

function kindWord(value: string): string {
  return KINDS.find(({ kind }) => kind === value)?.word ?? value
}
