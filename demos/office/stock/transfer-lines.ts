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
import { type StockState, stockIn, stockOfProduct } from '../../shop/stock-levels.ts'

/** A variant of a transfer, with the stock of both branches. */
export type TransferLine = {
  sku: string
  name: string
  detail: string
  binLocation: string
  quantity: number
  stockFrom: number
  stockTo: number
}

/** For each product, the variant with the largest stock in the sending branch; if equal, with the smallest in the other. */
export function transferLines(
  state: ShopState,
  numbers: ReadonlyArray<number>,
  from: Branch,
  to: Branch,
  quantities: Readonly<Record<string, number>>,
  defaultQuantity: (number: number) => number,
): ReadonlyArray<TransferLine> {
  return numbers.flatMap((number) => {
    const product = currentProduct(state, number)
    if (!product) return []
    const lines = currentVariants(state, product).map((variant) => ({
      sku: variant.sku,
      name: product.name,
      detail: detailOf(product, variant),
      binLocation: binLocationOf(state, product),
      stockFrom: stockIn(state, variant.sku, from),
      stockTo: stockIn(state, variant.sku, to),
    }))
    const [best] = lines
      .filter(({ stockFrom }) => stockFrom > 0)
      .sort((a, b) => b.stockFrom - a.stockFrom || a.stockTo - b.stockTo)
    return best
      ? [{ ...best, quantity: Math.min(quantities[best.sku] ?? defaultQuantity(number), best.stockFrom) }]
      : []
  })
}

/** The branch with the largest stock of the given products. */
export function branchWithMostStock(
  state: ShopState,
  numbers: ReadonlyArray<number>,
  branches: ReadonlyArray<Branch>,
): Branch {
  const products = numbers.flatMap((number) => currentProduct(state, number) ?? [])
  const stocks = products.map((product) => stockOfProduct(state, product))
  const totalIn = (branch: Branch) =>
    stocks.reduce((sum, stock) => sum + (stock[BRANCHES.indexOf(branch)] ?? 0), 0)
  return [...branches].sort((a, b) => totalIn(b) - totalIn(a))[0] ?? 'Maboneng'
}

/** The remaining stock of a product in the sending branch after the transfer, over all variants. */
export type RemainingStock = { name: string; quantity: number; threshold: number }

/** The remaining stock of each product of a transfer. @param moved the pieces by variant */
export function stockAfterTransfer(
  state: StockState,
  moved: ReadonlyArray<{ sku: string; quantity: number }>,
  from: Branch,
): ReadonlyArray<RemainingStock> {
  const movedQuantities = new Map<number, number>()
  for (const { sku, quantity } of moved) {
    const number = skuParts(sku)?.number ?? 0
    movedQuantities.set(number, (movedQuantities.get(number) ?? 0) + quantity)
  }
  const index = BRANCHES.indexOf(from)
  return [...movedQuantities].flatMap(([number, quantity]) => {
    const product = currentProduct(state, number)
    if (!product) return []
    const stock = stockOfProduct(state, product)[index] ?? 0
    return [
      {
        name: product.name,
        quantity: stock - quantity,
        threshold: lowStockThresholdsOf(state, product)[index] ?? 0,
      },
    ]
  })
}

/** `Maboneng falls below its low-stock level: Oak stool, none left of 2.`; null if no product falls below. */
export function belowThresholdText(remaining: ReadonlyArray<RemainingStock>, from: Branch): string | null {
  const belowThreshold = remaining.filter(({ quantity, threshold }) => quantity < threshold)
  if (belowThreshold.length === 0) return null
  const products = belowThreshold.map(
    ({ name, quantity, threshold }) => `${name}, ${quantity === 0 ? 'none' : quantity} left of ${threshold}`,
  )
  return `${from} falls below its low-stock level: ${products.join('; ')}.`
}
