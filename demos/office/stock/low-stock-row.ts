import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import { binLocationOf, currentProduct, lowStockThresholdsOf } from '../../shop/current-product.ts'
import { branchesWithSpareStock, stockOfProduct } from '../../shop/stock-levels.ts'
import type { RowState } from '../products/product-row.ts'

/** The content of the row of a product that is low in a branch. */
export type LowStockRow = {
  number: number
  name: string
  binLocation: string
  stock: number
  threshold: number
  /** The branch that can give the most; null if none can spare a piece. */
  transferSource: { branch: Branch; stock: number; quantity: number } | null
}

/** @returns null for an unknown product */
export function lowStockRow(state: RowState, number: number, branch: Branch): LowStockRow | null {
  const product = currentProduct(state, number)
  if (!product) return null
  const index = BRANCHES.indexOf(branch)
  const stock = stockOfProduct(state, product)[index] ?? 0
  const threshold = lowStockThresholdsOf(state, product)[index] ?? 0
  const [best] = branchesWithSpareStock(state, product, branch)
  const quantity = Math.min(Math.max(threshold - stock, 0), best?.spare ?? 0)
  return {
    number,
    name: product.name,
    binLocation: binLocationOf(state, product),
    stock,
    threshold,
    transferSource: best && quantity > 0 ? { branch: best.branch, stock: best.stock, quantity } : null,
  }
}
