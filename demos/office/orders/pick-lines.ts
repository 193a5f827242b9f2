import type { ProductOverrides } from '../../shop/current-product.ts'
import type { Order, OrderLine } from '../../shop/order.ts'
import { binLocationOfSku } from './bin-location-of-sku.ts'

export type PickLine = { line: OrderLine; binLocation: string }

/** The lines of an order as one walks: aisle A before C, and in an aisle by shelf. */
export function pickLines(
  { lines }: Pick<Order, 'lines'>,
  overrides: ProductOverrides,
): ReadonlyArray<PickLine> {
  return lines
    .map((line) => ({ line, binLocation: binLocationOfSku(line.sku, overrides) }))
    .sort((one, other) => one.binLocation.localeCompare(other.binLocation))
}
