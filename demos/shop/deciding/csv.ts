import { BRANCHES, type PerBranch } from '../../catalogue/product.ts'
import { skuParts } from '../../catalogue/variants.ts'
import type { CsvChange } from '../command.ts'
import { findVariant } from '../current-product.ts'
import { refused } from '../refusals.ts'
import type { ProductEdit, ShopState } from '../shop-state.ts'
import { nameOf } from '../staff.ts'
import { MAX_ON_A_SHELF } from '../stock.ts'
import { appendMovements, type StockMove } from '../stock-levels.ts'
import { isThreshold, priceError } from '../validate-product.ts'
import { done, nothingToDo, type Rules } from './rule.ts'

/** The maximum number of lines in a file. */
export const MAX_CSV_ROWS = 20_000
const NO_STOCK: PerBranch = [0, 0, 0]

/** Imports all valid lines of a file together, or none. */
export const CSV_RULES: Rules<'bring in csv'> = {
  'bring in csv': (state, { file, rows }, { now, actor }) => {
    if (rows.length > MAX_CSV_ROWS)
      return refused('not possible', 'A file has 20 000 lines at most. Bring it in as two.')
    const lines = rows.map((row) => ({ row, item: findVariant(state, row.sku) }))
    const invalid = lines.find(({ row, item }) => !item || !isValidRow(row))
    if (invalid) return refused('not possible', `${invalid.row.sku} cannot come in. Nothing was written.`)
    if (new Set(rows.map(({ sku }) => sku)).size < rows.length)
      return refused('not possible', 'One number is in two lines. Nothing was changed.')
    if (rows.length === 0) return nothingToDo(state)
    const moves = lines.flatMap(({ row, item }) =>
      movesOf(row, state.stock[row.sku] ?? item?.variant.initialStock ?? NO_STOCK),
    )
    const cause = {
      at: now.getTime(),
      why: 'csv' as const,
      reference: file.slice(0, 80),
      by: nameOf(actor, ''),
    }
    return done(state, {
      edits: editsAfter(state, rows),
      ...(moves.length > 0 && {
        stock: { ...state.stock, ...stockOfRows(rows) },
        movements: appendMovements(state.movements, moves, cause),
      }),
    })
  },
}

function isValidRow({ priceCents, stock, lowStockThreshold }: CsvChange): boolean {
  if (priceCents !== undefined && priceError(priceCents) !== null) return false
  if (lowStockThreshold !== undefined && !isThreshold(lowStockThreshold)) return false
  return stock?.every((n) => Number.isInteger(n) && n >= 0 && n <= MAX_ON_A_SHELF) ?? true
}

/** The stock movements of a line, one for each branch whose stock changes. */
function movesOf({ sku, stock }: CsvChange, before: PerBranch): ReadonlyArray<StockMove> {
  if (!stock) return []
  return BRANCHES.flatMap((branch, index) => {
    const change = (stock[index] ?? 0) - (before[index] ?? 0)
    if (change === 0) return []
    return [{ sku, pieces: { [branch]: Math.abs(change) }, sign: change > 0 ? 1 : -1 }]
  })
}

function stockOfRows(rows: ReadonlyArray<CsvChange>): ShopState['stock'] {
  return Object.fromEntries(rows.flatMap(({ sku, stock }) => (stock ? [[sku, stock]] : [])))
}

function editsAfter(state: ShopState, rows: ReadonlyArray<CsvChange>): ShopState['edits'] {
  const edits: Record<number, ProductEdit> = { ...state.edits }
  for (const { sku, priceCents, lowStockThreshold } of rows) {
    const number = skuParts(sku)?.number ?? 0
    const before = edits[number]
    if (priceCents !== undefined)
      edits[number] = { ...before, prices: { ...before?.prices, [sku]: priceCents } }
    if (lowStockThreshold !== undefined)
      edits[number] = {
        ...edits[number],
        lowStockThresholds: [lowStockThreshold, lowStockThreshold, lowStockThreshold],
      }
  }
  return edits
}
