import type { Branch } from '../../catalogue/product.ts'
import { binLocationOf, currentProduct, currentVariants, detailOf } from '../../shop/current-product.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { stockIn } from '../../shop/stock-levels.ts'

/** A variant that is to move, with what both branches have of it. */
export type TransferLine = {
  sku: string
  name: string
  detail: string
  binLocation: string
  quantity: number
  has: number
  there: number
}

/** Of each product the variant that this branch has most of, and of equal ones the one that the other lacks most. */
export function transferLines(
  state: ShopState,
  numbers: ReadonlyArray<number>,
  from: Branch,
  to: Branch,
  quantity: Readonly<Record<string, number>>,
): ReadonlyArray<TransferLine> {
  return numbers.flatMap((number) => {
    const product = currentProduct(state, number)
    if (!product) return []
    const lines = currentVariants(state, product).map((variant) => ({
      sku: variant.sku,
      name: product.name,
      detail: detailOf(product, variant),
      binLocation: binLocationOf(state, product),
      has: stockIn(state, variant.sku, from),
      there: stockIn(state, variant.sku, to),
    }))
    const [best] = lines.filter(({ has }) => has > 0).sort((a, b) => b.has - a.has || a.there - b.there)
    return best ? [{ ...best, quantity: Math.min(quantity[best.sku] ?? 1, best.has) }] : []
  })
}

/** From where most of what is asked can come. */
export function richestFor(
  state: ShopState,
  numbers: ReadonlyArray<number>,
  branches: ReadonlyArray<Branch>,
): Branch {
  const sums = branches.map((branch) => ({ branch, has: totalQuantity(state, numbers, branch) }))
  return sums.sort((a, b) => b.has - a.has)[0]?.branch ?? 'Maboneng'
}

function totalQuantity(state: ShopState, numbers: ReadonlyArray<number>, branch: Branch): number {
  return numbers.reduce((sum, number) => {
    const product = currentProduct(state, number)
    const skus = product ? currentVariants(state, product).map(({ sku }) => sku) : []
    return sum + skus.reduce((all, sku) => all + stockIn(state, sku, branch), 0)
  }, 0)
}
