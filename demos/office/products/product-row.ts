import { formatRand } from '../../../domain/money/money.ts'
import { kindInCollection } from '../../catalogue/kinds.ts'
import type { PerBranch, Product } from '../../catalogue/product.ts'
import {
  binLocationOf,
  currentProduct,
  currentVariants,
  isHidden,
  lowStockThresholdsOf,
} from '../../shop/current-product.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { inBranches, totalStock } from '../../shop/stock-levels.ts'

/** The content of a product's row. */
export type ProductRow = {
  product: Product
  name: string
  place: string
  kind: string
  binLocation: string
  /** The price of its cheapest variant. */
  price: string
  hasSeveralPrices: boolean
  quantities: PerBranch
  all: number
  isLow: readonly [boolean, boolean, boolean]
  mark: 'Sold out' | 'Low' | 'Hidden' | null
}

/** The parts of the state from which a row is derived. */
export type RowState = Pick<ShopState, 'edits' | 'added' | 'stock'>

/** @returns null if no product has this number (any more) */
export function productRow(state: RowState, number: number): ProductRow | null {
  const product = currentProduct(state, number)
  if (!product) return null
  const prices = currentVariants(state, product).map(({ priceCents }) => priceCents)
  const quantities = inBranches(state, product)
  const lines = lowStockThresholdsOf(state, product)
  const isLow = [quantities[0] < lines[0], quantities[1] < lines[1], quantities[2] < lines[2]] as const
  return {
    product,
    name: product.name,
    place: product.maker.place,
    kind: kindInCollection(product.kind).word,
    binLocation: binLocationOf(state, product),
    price: formatRand(Math.min(...prices)),
    hasSeveralPrices: new Set(prices).size > 1,
    quantities,
    all: totalStock(quantities),
    isLow,
    mark: markOf(isHidden(state, number), totalStock(quantities), isLow),
  }
}

function markOf(hidden: boolean, all: number, isLow: ReadonlyArray<boolean>): ProductRow['mark'] {
  if (hidden) return 'Hidden'
  if (all === 0) return 'Sold out'
  return isLow.includes(true) ? 'Low' : null
}
