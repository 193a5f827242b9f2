import { formatRand } from '../../../domain/money/money.ts'
import { KIND_FACTS } from '../../catalogue/kinds.ts'
import { type PerBranch, type Product, perBranch } from '../../catalogue/product.ts'
import {
  binLocationOf,
  currentProduct,
  currentVariants,
  isHidden,
  lowStockThresholdsOf,
} from '../../shop/current-product.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { stockOfProduct, totalStock } from '../../shop/stock-levels.ts'

/** The content of a product's row. */
export type ProductRow = {
  product: Product
  name: string
  place: string
  kind: string
  binLocation: string
  /** The price of the cheapest variant. */
  price: string
  hasSeveralPrices: boolean
  quantities: PerBranch
  totalQuantity: number
  isLow: readonly [boolean, boolean, boolean]
  status: 'Sold out' | 'Low' | 'Hidden' | null
}

/** The parts of the state from which a row is derived. */
export type RowState = Pick<ShopState, 'edits' | 'added' | 'stock'>

/** @returns null if no product has this number */
export function productRow(state: RowState, number: number): ProductRow | null {
  const product = currentProduct(state, number)
  if (!product) return null
  const prices = currentVariants(state, product).map(({ priceCents }) => priceCents)
  const quantities = stockOfProduct(state, product)
  const thresholds = lowStockThresholdsOf(state, product)
  const isLow = perBranch((_, index) => quantities[index] < thresholds[index])
  return {
    product,
    name: product.name,
    place: product.maker.place,
    kind: KIND_FACTS[product.kind].word,
    binLocation: binLocationOf(state, product),
    price: formatRand(Math.min(...prices)),
    hasSeveralPrices: new Set(prices).size > 1,
    quantities,
    totalQuantity: totalStock(quantities),
    isLow,
    status: statusOf(isHidden(state, number), totalStock(quantities), isLow),
  }
}

function statusOf(
  isHiddenProduct: boolean,
  totalQuantity: number,
  isLow: ReadonlyArray<boolean>,
): ProductRow['status'] {
  if (isHiddenProduct) return 'Hidden'
  if (totalQuantity === 0) return 'Sold out'
  return isLow.includes(true) ? 'Low' : null
}
