import { kindInCollection } from '../../catalogue/kinds.ts'
import type { Collection } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import { pageOf } from '../collection/page-of.ts'
import type { Route } from './route.ts'

/** The collection that a page belongs to, for the head. */
export function collectionOf(route: Route): Collection | undefined {
  if (route.screen === 'collection') return pageOf(route)?.collection ?? undefined
  if (route.screen !== 'product' || route.number === null) return undefined
  const product = productOf(route.number)
  return product ? kindInCollection(product.kind).collection : undefined
}
