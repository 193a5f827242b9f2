import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import type { Kind, ShippingClass } from '../catalogue/product.ts'
import type { BasketLine } from './basket.ts'
import { detailOf, findVariant, isHidden } from './current-product.ts'
import { priceOn } from './prices.ts'
import type { ShopState } from './shop-state.ts'

/** A line of a basket at today's prices, from which totals, vouchers and delivery methods are calculated. */
export type PricedLine = {
  sku: string
  name: string
  detail: string
  kind: Kind
  family: string
  shippingClass: ShippingClass
  quantity: number
  /** The price of one piece today, incl. VAT and after any sale. */
  priceCents: number
  /** The price when the customer last chose it; null if it has not changed. */
  previousCents: number | null
  isOnSale: boolean
}

/** The basket's lines on a day, without products that are no longer sold. */
export function pricedLines(
  state: ShopState,
  day: CalendarDate,
  lines: ReadonlyArray<BasketLine> = state.basket.lines,
): ReadonlyArray<PricedLine> {
  return lines.flatMap((line) => pricedLine(state, line, day) ?? [])
}

/** The price of all pieces of a line. */
export function lineTotal({ priceCents, quantity }: { priceCents: number; quantity: number }): number {
  return priceCents * quantity
}

export function goodsTotal(lines: ReadonlyArray<{ priceCents: number; quantity: number }>): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}

export function totalQuantity(lines: ReadonlyArray<{ quantity: number }>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function pricedLine(state: ShopState, line: BasketLine, day: CalendarDate): PricedLine | null {
  const item = findVariant(state, line.sku)
  if (!item || isHidden(state, item.product.number)) return null
  const { product, variant } = item
  const { cents, sale } = priceOn(state.sales, product, variant.priceCents, day)
  return {
    sku: line.sku,
    name: product.name,
    detail: detailOf(product, variant),
    kind: product.kind,
    family: product.family,
    shippingClass: product.shippingClass,
    quantity: line.quantity,
    priceCents: cents,
    previousCents: line.seenCents === cents ? null : line.seenCents,
    isOnSale: sale !== null,
  }
}
