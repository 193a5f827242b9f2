import type { ShopState } from '../../shop/shop-state.ts'
import { allPieces, inBranches } from '../../shop/stock-levels.ts'
import { currentProduct, isHidden } from '../../shop/things.ts'
import type { ThingWithStock } from './FewThings.tsx'

export type ThingParts = Pick<ShopState, 'edits' | 'added' | 'stock' | 'sales'>

/** @returns null where it is not for sale: nothing has this number, or the office hid it */
export function thingWithStock(parts: ThingParts, number: number): ThingWithStock | null {
  const product = isHidden(parts, number) ? null : currentProduct(parts, number)
  return product && { product, left: allPieces(inBranches(parts, product)) }
}
