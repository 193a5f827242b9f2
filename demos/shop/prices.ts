import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { dividedHalfUp } from '../../domain/money/money.ts'
import type { Product } from '../catalogue/product.ts'
import { findVariant, type ProductOverrides } from './current-product.ts'
import type { ShopState } from './shop-state.ts'
import type { Sale, Scope } from './vouchers.ts'

/** The price of a piece on a day, in cents incl. VAT; `fullCents` is the price without the current sale. */
export type Price = { cents: number; fullCents: number; sale: Sale | null }

/** @returns null for an unknown sku */
export function priceOf(
  state: ProductOverrides & Pick<ShopState, 'sales'>,
  sku: string,
  day: CalendarDate,
): Price | null {
  const item = findVariant(state, sku)
  return item && priceOn(state.sales, item.product, item.variant.priceCents, day)
}

/** The price of a product on a day, reduced by the best of its sales. */
export function priceOn(
  sales: ReadonlyArray<Sale>,
  product: Product,
  fullCents: number,
  day: CalendarDate,
): Price {
  const currentSales = sales.filter((sale) => isActiveOn(sale, day) && isInScope(sale.scope, product))
  const best = currentSales.reduce<Sale | null>(
    (bestSoFar, sale) => (sale.bps > (bestSoFar?.bps ?? 0) ? sale : bestSoFar),
    null,
  )
  return { cents: best ? discounted(fullCents, best.bps) : fullCents, fullCents, sale: best }
}

/** A price less a percentage, rounded half up to the cent. */
export function discounted(cents: number, bps: number): number {
  return cents - dividedHalfUp(cents * bps, 10_000)
}

/** Whether a voucher or sale is for a product. */
export function isInScope(scope: Scope, product: Pick<Product, 'kind' | 'family'>): boolean {
  const { kinds, family } = scope
  return (kinds?.includes(product.kind) ?? true) && (family === undefined || family === product.family)
}

/** Whether a period includes a day; both ends are included, and an absent end is unlimited. */
export function isActiveOn(span: { from: string | null; until: string | null }, day: CalendarDate): boolean {
  return (span.from === null || span.from <= day) && (span.until === null || day <= span.until)
}
