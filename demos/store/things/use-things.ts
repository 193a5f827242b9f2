import { type CalendarDate, todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { useShop } from '../../data/shop.tsx'
import type { ShopState } from '../../domain/shop-state.ts'
import { allPieces, inBranches } from '../../domain/stock-levels.ts'
import { currentProduct, isHidden } from '../../domain/things.ts'
import { useIsAwake } from '../../ui/use-is-awake.ts'
import type { ThingWithStock } from './FewThings.tsx'

export type ThingParts = Pick<ShopState, 'edits' | 'added' | 'stock' | 'sales'>

/** As long as this browser's shop is not open, everything is as drawn: that is what the server renders too. */
const AS_DRAWN: ThingParts = { edits: {}, added: [], stock: {}, sales: [] }

export function useThingParts(): ThingParts {
  return useShop().state ?? AS_DRAWN
}

/** @returns null until the page woke: the server does not know when a page is looked at */
export function useToday(): CalendarDate | null {
  return useIsAwake() ? todayInJohannesburg(new Date()) : null
}

/** @returns null where it is not for sale: nothing has this number, or the office hid it */
export function thingWithStock(parts: ThingParts, number: number): ThingWithStock | null {
  const product = isHidden(parts, number) ? null : currentProduct(parts, number)
  return product && { product, left: allPieces(inBranches(parts, product)) }
}
