import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import { skuParts } from '../../catalogue/variants.ts'
import { currentProduct, lowStockThresholdsOf } from '../../shop/current-product.ts'
import type { StockState } from '../../shop/stock-levels.ts'
import { inBranches } from '../../shop/stock-levels.ts'

/** What the sending branch keeps of a product once the pieces are gone, over all its variants. */
export type RemainingStock = { name: string; quantity: number; line: number }

/** Of each product that moves. @param moving pieces by variant */
export function stockAfterTransfer(
  state: StockState,
  moving: ReadonlyArray<{ sku: string; quantity: number }>,
  from: Branch,
): ReadonlyArray<RemainingStock> {
  const leaving = new Map<number, number>()
  for (const { sku, quantity } of moving) {
    const number = skuParts(sku)?.number ?? 0
    leaving.set(number, (leaving.get(number) ?? 0) + quantity)
  }
  const at = BRANCHES.indexOf(from)
  return [...leaving].flatMap(([number, quantity]) => {
    const product = currentProduct(state, number)
    if (!product) return []
    const has = inBranches(state, product)[at] ?? 0
    return [
      { name: product.name, quantity: has - quantity, line: lowStockThresholdsOf(state, product)[at] ?? 0 },
    ]
  })
}

/** `Maboneng falls below its low-stock level: Oak stool, none left of 2.`; null: with none of them. */
export function belowThresholdText(kept: ReadonlyArray<RemainingStock>, from: Branch): string | null {
  const under = kept.filter(({ quantity, line }) => quantity < line)
  if (under.length === 0) return null
  const products = under.map(
    ({ name, quantity, line }) => `${name}, ${quantity === 0 ? 'none' : quantity} left of ${line}`,
  )
  return `${from} falls below its low-stock level: ${products.join('; ')}.`
}
