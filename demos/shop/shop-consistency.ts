import { PRODUCT_COUNT } from '../catalogue/product.ts'
import { isConsistentOrder } from './order-consistency.ts'
import type { ShopState } from './shop-state.ts'

/** Whether the parts of a shop agree with themselves and each other, as all that were made by commands do. */
export function isConsistentShop({
  orders,
  added,
  edits,
  vouchers,
  staff,
  sales,
  basket,
}: ShopState): boolean {
  return (
    areNamed([...added, ...Object.values(edits), ...staff, ...sales]) &&
    areAllOther(orders.map(({ number }) => number)) &&
    areAllOther(vouchers.map(({ code }) => code)) &&
    areAllOther(basket.lines.map(({ sku }) => sku)) &&
    // The next one is numbered by how many there are.
    added.every(({ number }, at) => number === PRODUCT_COUNT + 1 + at) &&
    orders.every(isConsistentOrder)
  )
}

function areNamed(all: ReadonlyArray<{ name?: string }>): boolean {
  return all.every(({ name }) => name === undefined || name.trim() !== '')
}

function areAllOther(all: ReadonlyArray<string | number>): boolean {
  return new Set(all).size === all.length
}
