import { type CalendarDate, todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import { currentProduct, isHidden } from '../../shop/current-product.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { inBranches, totalStock } from '../../shop/stock-levels.ts'
import { useShop } from '../../shop-data/shop.tsx'
import type { ProductWithStock } from './ProductGrid.tsx'

export type CatalogueState = Pick<ShopState, 'edits' | 'added' | 'stock' | 'sales'>

/** @returns null if the product is not for sale: no product has this number, or the office hid it */
export function withStock(parts: CatalogueState, number: number): ProductWithStock | null {
  const product = isHidden(parts, number) ? null : currentProduct(parts, number)
  return product && { product, left: totalStock(inBranches(parts, product)) }
}

/** Until this browser's shop is loaded, prices and stock are the catalogue's, as in the server's HTML. */
const AS_DRAWN: CatalogueState = { edits: {}, added: [], stock: {}, sales: [] }

export function useCatalogueState(): CatalogueState {
  return useShop().state ?? AS_DRAWN
}

/** @returns null until hydration: the server does not know on which day a page is read */
export function useToday(): CalendarDate | null {
  return useIsHydrated() ? todayInJohannesburg(new Date()) : null
}
