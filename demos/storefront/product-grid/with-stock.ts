import { currentProduct, isHidden } from '../../shop/current-product.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { inBranches, totalStock } from '../../shop/stock-levels.ts'
import type { ProductWithStock } from './ProductGrid.tsx'

export type CatalogueState = Pick<ShopState, 'edits' | 'added' | 'stock' | 'sales'>

/** @returns null where it is not for sale: nothing has this number, or the office hid it */
export function withStock(parts: CatalogueState, number: number): ProductWithStock | null {
  const product = isHidden(parts, number) ? null : currentProduct(parts, number)
  return product && { product, left: totalStock(inBranches(parts, product)) }
}
