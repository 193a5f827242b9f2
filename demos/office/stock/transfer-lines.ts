import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import { skuParts } from '../../catalogue/variants.ts'
import {
  binLocationOf,
  currentProduct,
  currentVariants,
  detailOf,
  lowStockThresholdsOf,
} from '../../shop/current-product.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { inBranches, type StockState, stockIn } from '../../shop/stock-levels.ts'

/** A variant of a transfer, with the stock of both branches. */
export type TransferLine = {
  sku: string
  name: string
  detail: string
  binLocation: string
  quantity: number
  has: number
  there: number
}

/** For each product the variant of which the sending branch has most; if equal, the one of which the other branch has least. */
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

/** The branch that can send most of the requested products. */
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

/** The remaining stock of a product in the sending branch after the transfer, over all variants. */
export type RemainingStock = { name: string; quantity: number; line: number }

/** The remaining stock of each product of a transfer. @param moving pieces by variant */
export function stockAfterTransfer(
  state: StockState,
  moving: ReadonlyArray<{ sku: string; quantity: number }>,
  from: Branch,
): ReadonlyArray<RemainingStock> {
  const leavingQuantities = new Map<number, number>()
  for (const { sku, quantity } of moving) {
    const number = skuParts(sku)?.number ?? 0
    leavingQuantities.set(number, (leavingQuantities.get(number) ?? 0) + quantity)
  }
  const index = BRANCHES.indexOf(from)
  return [...leavingQuantities].flatMap(([number, quantity]) => {
    const product = currentProduct(state, number)
    if (!product) return []
    const has = inBranches(state, product)[index] ?? 0
    return [
      {
        name: product.name,
        quantity: has - quantity,
        line: lowStockThresholdsOf(state, product)[index] ?? 0,
      },
    ]
  })
}

/** `Maboneng falls below its low-stock level: Oak stool, none left of 2.`; null if no product falls below. */
export function belowThresholdText(kept: ReadonlyArray<RemainingStock>, from: Branch): string | null {
  const belowThreshold = kept.filter(({ quantity, line }) => quantity < line)
  if (belowThreshold.length === 0) return null
  const products = belowThreshold.map(
    ({ name, quantity, line }) => `${name}, ${quantity === 0 ? 'none' : quantity} left of ${line}`,
  )
  return `${from} falls below its low-stock level: ${products.join('; ')}.`
}
