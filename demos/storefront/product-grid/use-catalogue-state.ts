import { type CalendarDate, todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import { currentProduct, isHidden } from '../../shop/current-product.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { stockOfProduct, totalStock } from '../../shop/stock-levels.ts'
import { useShop } from '../../shop-data/shop.tsx'
import type { ProductWithStock } from './ProductGrid.tsx'

export type CatalogueState = Pick<ShopState, 'edits' | 'added' | 'stock' | 'sales'>

/** @returns null if the product is not for sale: no product has this number, or the office hid it */
export function withStock(catalogue: CatalogueState, number: number): ProductWithStock | null {
  const product = isHidden(catalogue, number) ? null : currentProduct(catalogue, number)
  return product && { product, quantity: totalStock(stockOfProduct(catalogue, product)) }
}

/** The prices and stock in the server's HTML, shown until this browser's shop is loaded. */
const INITIAL_STATE: CatalogueState = { edits: {}, added: [], stock: {}, sales: [] }

export function useCatalogueState(): CatalogueState {
  return useShop().state ?? INITIAL_STATE
}

/** @returns null until hydration: the server does not know on which day a page is read */
export function useToday(): CalendarDate | null {
  return useIsHydrated() ? todayInJohannesburg(new Date()) : null
}
