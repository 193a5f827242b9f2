import { defaultLowStockThreshold } from '../catalogue/bin-location.ts'
import { BRANCHES, type Branch, type PerBranch, type Product } from '../catalogue/product.ts'
import { skuParts, variantsOf } from '../catalogue/variants.ts'
import { currentProduct, isHidden, lowStockThresholdsOf } from '../shop/current-product.ts'
import { inBranches } from '../shop/stock-levels.ts'
import type { SearchChanges } from './query-and-answer.ts'

/** A product with further properties that a query may filter by. */
export type IndexedProduct = {
  product: Product
  /** The stock in each branch, over all variants. */
  quantities: PerBranch
  /** The branches in which it is low. */
  lowIn: ReadonlyArray<Branch>
  isHidden: boolean
}

const NOWHERE: ReadonlyArray<Branch> = []

/** The initial product, before anything was sold or edited. */
export function indexedAsSeeded(product: Product): IndexedProduct {
  const line = defaultLowStockThreshold(product)
  const quantities = drawnStockOf(product)
  return { product, quantities, lowIn: lowBranches(quantities, [line, line, line]), isHidden: false }
}

/** The current product. @returns null if no product has this number */
export function indexedNow(changes: SearchChanges, number: number): IndexedProduct | null {
  const product = currentProduct(changes, number)
  if (product === null) return null
  const quantities = inBranches(changes, product)
  const lowIn = lowBranches(quantities, lowStockThresholdsOf(changes, product))
  return { product, quantities, lowIn, isHidden: isHidden(changes, number) }
}

/** The numbers of all changed products. */
export function numbersOf({ edits, added, stock }: SearchChanges): ReadonlySet<number> {
  const soldNumbers = Object.keys(stock).flatMap((sku) => skuParts(sku)?.number ?? [])
  return new Set([...Object.keys(edits).map(Number), ...added.map(({ number }) => number), ...soldNumbers])
}

export const isSoldOut = ({ quantities }: Pick<IndexedProduct, 'quantities'>): boolean =>
  quantities.every((count) => count === 0)

function drawnStockOf(product: Product): PerBranch {
  let [first, second, third] = [0, 0, 0]
  for (const { drawnStock } of variantsOf(product)) {
    first += drawnStock[0]
    second += drawnStock[1]
    third += drawnStock[2]
  }
  return [first, second, third]
}

function lowBranches(quantities: PerBranch, lines: PerBranch): ReadonlyArray<Branch> {
  const low = BRANCHES.filter((_, index) => (quantities[index] ?? 0) < (lines[index] ?? 0))
  return low.length > 0 ? low : NOWHERE
}
