import { defaultLowStockThreshold } from '../catalogue/bin-location.ts'
import { BRANCHES, type Branch, type PerBranch, type Product } from '../catalogue/product.ts'
import { skuParts, variantsOf } from '../catalogue/variants.ts'
import { currentProduct, isHidden, lowStockThresholdsOf } from '../shop/current-product.ts'
import { inBranches } from '../shop/stock-levels.ts'
import type { SearchChanges } from './product-search.ts'

/** A product with what a question may ask of it besides. */
export type IndexedProduct = {
  product: Product
  /** In each branch, over all variants. */
  pieces: PerBranch
  /** In which branches it is low. */
  lowIn: ReadonlyArray<Branch>
  isHidden: boolean
}

const NOWHERE: ReadonlyArray<Branch> = []

/** As it was drawn, before anything was sold or edited. */
export function indexedAsSeeded(product: Product): IndexedProduct {
  const line = defaultLowStockThreshold(product)
  const pieces = drawnPieces(product)
  return { product, pieces, lowIn: lowBranches(pieces, [line, line, line]), isHidden: false }
}

/** As it is by now. @returns null where no product has this number */
export function indexedNow(changes: SearchChanges, number: number): IndexedProduct | null {
  const product = currentProduct(changes, number)
  if (product === null) return null
  const pieces = inBranches(changes, product)
  const lowIn = lowBranches(pieces, lowStockThresholdsOf(changes, product))
  return { product, pieces, lowIn, isHidden: isHidden(changes, number) }
}

/** The numbers of all products that are no longer as drawn. */
export function numbersOf({ edits, added, stock }: SearchChanges): ReadonlySet<number> {
  const sold = Object.keys(stock).flatMap((sku) => skuParts(sku)?.number ?? [])
  return new Set([...Object.keys(edits).map(Number), ...added.map(({ number }) => number), ...sold])
}

export const isSoldOut = ({ pieces }: Pick<IndexedProduct, 'pieces'>): boolean =>
  pieces.every((count) => count === 0)

function drawnPieces(product: Product): PerBranch {
  let [first, second, third] = [0, 0, 0]
  for (const { drawnStock } of variantsOf(product)) {
    first += drawnStock[0]
    second += drawnStock[1]
    third += drawnStock[2]
  }
  return [first, second, third]
}

function lowBranches(pieces: PerBranch, lines: PerBranch): ReadonlyArray<Branch> {
  const low = BRANCHES.filter((_, at) => (pieces[at] ?? 0) < (lines[at] ?? 0))
  return low.length > 0 ? low : NOWHERE
}
