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
  const [kindFacet] = facets.kinds
  const [material] = facets.materials
  const [place] = facets.places
  const [priceLimit] = countsBelow
  const kind = KINDS.find(({ kind }) => kind === kindFacet?.value)
  const suggestions: Array<Suggestion> = []
  if (kind && kindFacet && kindFacet.count < numbers.length) {
    const href = hitsAddress({ words, kinds: [kind.kind] })
    suggestions.push({ words: kind.word, href, count: kindFacet.count })
  } else if (kind && material?.count === numbers.length) {
    const href = `${storeAddresses.collection(kind.slug)}?stuff=${encodeURIComponent(material.value)}`
    const kindInMaterial = `${kind.word} in ${materialName(material.value)}`
    suggestions.push({ words: kindInMaterial, href, count: material.count })
  }
  if (place && place.count < numbers.length)
    suggestions.push({
      words: place.value,
      href: hitsAddress({ words, place: place.value }),
      count: place.count,
    })
  if (priceLimit) {
    const { cents, count } = priceLimit
    const href = hitsAddress({ words, toCents: cents })
    suggestions.push({ words: `Under ${formatWholeRand(cents)}`, href, count })
  }
  return suggestions
}
