import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import { skuParts } from '../../catalogue/variants.ts'
import { currentProduct, lowStockThresholdsOf } from '../../shop/current-product.ts'
import type { StockState } from '../../shop/stock-levels.ts'
import { inBranches } from '../../shop/stock-levels.ts'

/** What the sending branch keeps of a product once the pieces are gone, over all its variants. */
export type RemainingStock = { name: string; pieces: number; line: number }

/** Of each product that moves. @param moving pieces by variant */
export function stockAfterTransfer(
  state: StockState,
  moving: ReadonlyArray<{ sku: string; pieces: number }>,
  from: Branch,
): ReadonlyArray<RemainingStock> {
  const leaving = new Map<number, number>()
  for (const { sku, pieces } of moving) {
    const number = skuParts(sku)?.number ?? 0
    leaving.set(number, (leaving.get(number) ?? 0) + pieces)
  }
  const at = BRANCHES.indexOf(from)
  return [...leaving].flatMap(([number, pieces]) => {
    const product = currentProduct(state, number)
    if (!product) return []
    const has = inBranches(state, product)[at] ?? 0
    return [{ name: product.name, pieces: has - pieces, line: lowStockThresholdsOf(state, product)[at] ?? 0 }]
  })
}

/** `Maboneng falls under its own low-stock threshold: Oak stool, none left where its line is 2.`; null: with none of them. */
export function belowThresholdText(kept: ReadonlyArray<RemainingStock>, from: Branch): string | null {
  const under = kept.filter(({ pieces, line }) => pieces < line)
  if (under.length === 0) return null
  const products = under.map(
    ({ name, pieces, line }) => `${name}, ${pieces === 0 ? 'none' : pieces} left where its line is ${line}`,
  )
  return `${from} falls under its own low line: ${products.join('; ')}.`
}
