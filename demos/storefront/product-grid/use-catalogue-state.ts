import { type CalendarDate, todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import { useShop } from '../../shop-data/shop.tsx'
import type { CatalogueState } from './with-stock.ts'

/** As long as this browser's shop is not open, everything is as drawn: that is what the server renders too. */
const AS_DRAWN: CatalogueState = { edits: {}, added: [], stock: {}, sales: [] }

export function useCatalogueState(): CatalogueState {
  return useShop().state ?? AS_DRAWN
}

/** @returns null until the page woke: the server does not know when a page is looked at */
export function useToday(): CalendarDate | null {
  return useIsHydrated() ? todayInJohannesburg(new Date()) : null
}
