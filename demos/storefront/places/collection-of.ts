import { kindInCollection } from '../../catalogue/kinds.ts'
import type { Collection } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import { pageOf } from '../collection/page-of.ts'
import type { Place } from './place.ts'

/** The shelf that a page belongs to, for the head. */
export function collectionOf(place: Place): Collection | undefined {
  if (place.screen === 'collection') return pageOf(place)?.collection ?? undefined
  if (place.screen !== 'product' || place.number === null) return undefined
  const product = productOf(place.number)
  return product ? kindInCollection(product.kind).collection : undefined
}
