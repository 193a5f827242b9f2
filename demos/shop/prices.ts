import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { dividedHalfUp } from '../../domain/money/money.ts'
import type { Product } from '../catalogue/product.ts'
import { findVariant, type ProductOverrides } from './current-product.ts'
import type { ShopState } from './shop-state.ts'
import type { Sale, Scope } from './vouchers.ts'

/** What a piece costs on a day, in cents incl. VAT. Where a sale is on, `fullCents` is what it costs otherwise. */
export type Price = { cents: number; fullCents: number; sale: Sale | null }

/** @returns null where nothing has this number */
export function priceOf(
  state: ProductOverrides & Pick<ShopState, 'sales'>,
  sku: string,
  day: CalendarDate,
): Price | null {
  const item = findVariant(state, sku)
  return item && priceOn(state.sales, item.product, item.variant.priceCents, day)
}

/** Of several sales the best counts, and only that one. */
export function priceOn(
  sales: ReadonlyArray<Sale>,
  product: Product,
  fullCents: number,
  day: CalendarDate,
): Price {
  const currentSales = sales.filter((sale) => isOn(sale, day) && isFor(sale.scope, product))
  const best = currentSales.reduce<Sale | null>(
    (bestSoFar, sale) => (sale.bps > (bestSoFar?.bps ?? 0) ? sale : bestSoFar),
    null,
  )
  return { cents: best ? less(fullCents, best.bps) : fullCents, fullCents, sale: best }
}

/** A sale takes its share to the cent, rounded half up: no price ends in a half cent. */
export function less(cents: number, bps: number): number {
  return cents - dividedHalfUp(cents * bps, 10_000)
}

/** Whether a voucher or sale is for a product. */
export function isFor(scope: Scope, product: Pick<Product, 'kind' | 'family'>): boolean {
  const { kinds, family } = scope
  return (kinds?.includes(product.kind) ?? true) && (family === undefined || family === product.family)
}

/** Both days count; a day that is absent bounds nothing. */
export function isOn(span: { from: string | null; until: string | null }, day: CalendarDate): boolean {
  return (span.from === null || span.from <= day) && (span.until === null || day <= span.until)
}
