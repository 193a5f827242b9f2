import type { Kind } from '../../catalogue/product.ts'
import { KIND_NAMES } from '../../catalogue/product.ts'
import type { Only, ProductAnswer, ProductQuery, Sort } from '../../search/product-search.ts'
import { addressOfQuery, queryOfAddress } from '../../search/query-address.ts'

/** What the list of things is narrowed by. */
export type ThingQuery = { words: string; kind: Kind | 'all'; place: string; only: Only | 'all'; sort: Sort }

export const ALL_THINGS: ThingQuery = { words: '', kind: 'all', place: 'all', only: 'all', sort: 'number' }

/** As the search's worker understands it. The office also sees what is hidden. */
export function asQuestion({ words, kind, place, only, sort }: ThingQuery): ProductQuery {
  return {
    withHidden: true,
    ...(words.trim() !== '' && { words }),
    ...(kind !== 'all' && { kinds: [kind] }),
    ...(place !== 'all' && { place }),
    ...(only !== 'all' && { only }),
    // Words find the best match first until somebody sorts.
    ...(sort === 'number' && words.trim() !== '' ? {} : { sort }),
  }
}

/** How the list's address ends, `?only=low#q=stool`: always in the same order. */
export function addressOfThings(query: ThingQuery): string {
  // A blank at the end is the beginning of the next word, which the field keeps.
  const { sort: _, ...asked } = asQuestion({ ...query, words: query.words.trim() })
  return addressOfQuery(query.sort === ALL_THINGS.sort ? asked : { ...asked, sort: query.sort })
}

/** What it cannot mean is dropped. */
export function thingsAsked(asked: URLSearchParams): ThingQuery {
  const { words, kinds, place, only, sort } = queryOfAddress(asked)
  return {
    words: words ?? ALL_THINGS.words,
    kind: kinds?.[0] ?? ALL_THINGS.kind,
    place: place ?? ALL_THINGS.place,
    only: only ?? ALL_THINGS.only,
    sort: sort ?? ALL_THINGS.sort,
  }
}

/** How many each chip would show, within the words and the other choices. */
export function countsOf(answer: ProductAnswer): Record<ThingQuery['only'], number> {
  const of = (only: Only) => answer.facets.only.find(({ value }) => value === only)?.count ?? 0
  return { all: answer.outOf, low: of('low'), 'sold out': of('sold out'), hidden: of('hidden') }
}

export function isKind(value: string): value is Kind {
  return KIND_NAMES.some((kind) => kind === value)
}
