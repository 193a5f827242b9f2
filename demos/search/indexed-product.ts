import { defaultLowStockThreshold } from '../catalogue/bin-location.ts'
import { BRANCHES, type Branch, type PerBranch, type Product, perBranch } from '../catalogue/product.ts'
import { skuParts, variantsOf } from '../catalogue/variants.ts'
import { currentProduct, isHidden, lowStockThresholdsOf } from '../shop/current-product.ts'
import { stockOfProduct } from '../shop/stock-levels.ts'
import type { SearchChanges } from './query-and-answer.ts'

/** A product with further properties that a query may filter by. */
export type IndexedProduct = {
  product: Product
  /** The stock in each branch, over all variants. */
  quantities: PerBranch
  /** The branches in which its stock is low. */
  lowIn: ReadonlyArray<Branch>
  isHidden: boolean
}

const NO_BRANCHES: ReadonlyArray<Branch> = []

/** The initial product, before anything was sold or edited. */
export function indexInitial(product: Product): IndexedProduct {
  const threshold = defaultLowStockThreshold(product)
  const quantities = initialStockOf(product)
  return {
    product,
    quantities,
    lowIn: lowBranches(
      quantities,
      perBranch(() => threshold),
    ),
    isHidden: false,
  }
}

/** The current product. @returns null if no product has this number */
export function indexCurrent(changes: SearchChanges, number: number): IndexedProduct | null {
  const product = currentProduct(changes, number)
  if (product === null) return null
  const quantities = stockOfProduct(changes, product)
  const lowIn = lowBranches(quantities, lowStockThresholdsOf(changes, product))
  return { product, quantities, lowIn, isHidden: isHidden(changes, number) }
}

/** The numbers of all changed products. */
export function numbersOf({ edits, added, stock }: SearchChanges): ReadonlySet<number> {
  const stockNumbers = Object.keys(stock).flatMap((sku) => skuParts(sku)?.number ?? [])
  return new Set([...Object.keys(edits).map(Number), ...added.map(({ number }) => number), ...stockNumbers])
}

export const isSoldOut = ({ quantities }: Pick<IndexedProduct, 'quantities'>): boolean =>
  quantities.every((count) => count === 0)

function initialStockOf(product: Product): PerBranch {
  let [first, second, third] = [0, 0, 0]
  for (const { initialStock } of variantsOf(product)) {
    first += initialStock[0]
    second += initialStock[1]
    third += initialStock[2]
  }
  return [first, second, third]
}

function lowBranches(quantities: PerBranch, thresholds: PerBranch): ReadonlyArray<Branch> {
  const low = BRANCHES.filter((_, index) => (quantities[index] ?? 0) < (thresholds[index] ?? 0))
  return low.length > 0 ? low : NO_BRANCHES
}
