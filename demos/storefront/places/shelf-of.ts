import { kindOnShelf } from '../../catalogue/kinds.ts'
import type { Shelf } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import { pageOf } from '../shelf/page-of.ts'
import type { Place } from './place.ts'

/** The shelf that a page belongs to, for the head. */
export function shelfOf(place: Place): Shelf | undefined {
  if (place.screen === 'shelf') return pageOf(place)?.shelf ?? undefined
  if (place.screen !== 'product' || place.number === null) return undefined
  const product = productOf(place.number)
  return product ? kindOnShelf(product.kind).shelf : undefined
}
