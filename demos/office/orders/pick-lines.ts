import { skuParts } from '../../catalogue/variants.ts'
import { binLocationOf, currentProduct, type ProductOverrides } from '../../shop/current-product.ts'
import type { Order, OrderLine } from '../../shop/order.ts'

/** The aisle and shelf of a product, `C3`, the same in every branch. Empty for an unknown product. */
export function binLocationOfSku(sku: string, overrides: ProductOverrides): string {
  const number = skuParts(sku)?.number
  const product = number === undefined ? null : currentProduct(overrides, number)
  return product ? binLocationOf(overrides, product) : ''
}

export type PickLine = { line: OrderLine; binLocation: string }

/** The lines of an order in walking order: by aisle, then by shelf. */
export function pickLines(
  { lines }: Pick<Order, 'lines'>,
  overrides: ProductOverrides,
): ReadonlyArray<PickLine> {
  return lines
    .map((line) => ({ line, binLocation: binLocationOfSku(line.sku, overrides) }))
    .sort((a, b) => a.binLocation.localeCompare(b.binLocation))
}
