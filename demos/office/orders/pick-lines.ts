import type { Order, OrderLine } from '../../shop/order.ts'
import type { Things } from '../../shop/things.ts'
import { shelfOfSku } from './shelf-of-sku.ts'

export type PickLine = { line: OrderLine; shelf: string }

/** The lines of an order as one walks: aisle A before C, and in an aisle by shelf. */
export function pickLines({ lines }: Pick<Order, 'lines'>, things: Things): ReadonlyArray<PickLine> {
  return lines
    .map((line) => ({ line, shelf: shelfOfSku(line.sku, things) }))
    .sort((one, other) => one.shelf.localeCompare(other.shelf))
}
