import { BRANCHES, type Branch, type PerBranch, type Product } from '../catalogue/product.ts'
import {
  currentVariants,
  findVariant,
  lowStockThresholdsOf,
  type ProductOverrides,
} from './current-product.ts'
import type { Order } from './order.ts'
import { MAX_MOVEMENTS, type ShopState } from './shop-state.ts'
import type { Movement } from './stock.ts'

/** A change of a variant's stock: `sign` 1 adds the pieces to their branches, -1 subtracts them. */
export type StockMove = { sku: string; pieces: Readonly<Partial<Record<Branch, number>>>; sign: 1 | -1 }
type Cause = Pick<Movement, 'at' | 'why' | 'reference' | 'by'>

/**
 * Stock and movements after a change.
 *
 * @throws {RangeError} if a branch's stock would be negative: callers check first
 */
export function afterMoves(
  state: ShopState,
  moves: ReadonlyArray<StockMove>,
  cause: Cause,
): Pick<ShopState, 'stock' | 'movements'> {
  return {
    stock: stockAfterMoves(state, moves),
    movements: appendMovements(state.movements, moves, cause),
  }
}

/** The pieces of an order that leave their branches (`sign` -1), or return to them after its cancellation. */
export function movesOf({ lines }: Pick<Order, 'lines'>, sign: StockMove['sign']): ReadonlyArray<StockMove> {
  return lines.map(({ sku, from }) => ({ sku, pieces: from, sign }))
}

/** Appends the movements of a change; the oldest are dropped. */
export function appendMovements(
  movements: ReadonlyArray<Movement>,
  moves: ReadonlyArray<StockMove>,
  cause: Cause,
): ReadonlyArray<Movement> {
  const added = moves.flatMap(({ sku, pieces, sign }) =>
    BRANCHES.flatMap((branch) => {
      const quantity = pieces[branch] ?? 0
      return quantity === 0 ? [] : [{ ...cause, sku, branch, quantity: sign * quantity }]
    }),
  )
  return [...movements, ...added].slice(-MAX_MOVEMENTS)
}

/** The parts of the state from which stock is calculated. */
export type StockState = ProductOverrides & Pick<ShopState, 'stock'>

/** The current stock of a variant in each branch, without pieces in transit; 0 for an unknown variant. */
export function stockOf(state: StockState, sku: string): PerBranch {
  return state.stock[sku] ?? findVariant(state, sku)?.variant.initialStock ?? [0, 0, 0]
}

export function stockIn(state: StockState, sku: string, branch: Branch): number {
  return stockOf(state, sku)[BRANCHES.indexOf(branch)] ?? 0
}

/** Pieces of a variant in all branches together. */
export function totalStock(stock: PerBranch): number {
  return stock[0] + stock[1] + stock[2]
}

function stockAfterMoves(state: StockState, moves: ReadonlyArray<StockMove>): ShopState['stock'] {
  const stock: Record<string, PerBranch> = { ...state.stock }
  for (const { sku, pieces, sign } of moves) {
    const stockBefore = stock[sku] ?? stockOf(state, sku)
    const [a = 0, b = 0, c = 0] = BRANCHES.map(
      (branch, index) => (stockBefore[index] ?? 0) + sign * (pieces[branch] ?? 0),
    )
    if (Math.min(a, b, c) < 0) throw new RangeError(`${sku} would be negative`)
    stock[sku] = [a, b, c]
  }
  return stock
}

/** The stock of a product in each branch, over all variants, as compared with low-stock thresholds. */
export function stockOfProduct(state: StockState, product: Product): PerBranch {
  return currentVariants(state, product).reduce<PerBranch>(
    ([a, b, c], { sku, initialStock }) => {
      const [x, y, z] = state.stock[sku] ?? initialStock
      return [a + x, b + y, c + z]
    },
    [0, 0, 0],
  )
}

/** A branch with spare pieces: those above its own threshold. */
type SpareStock = { branch: Branch; stock: number; spare: number }

/** The other branches that have spare pieces for a low one, those with most first. */
export function branchesWithSpareStock(
  state: StockState,
  product: Product,
  low: Branch,
): ReadonlyArray<SpareStock> {
  const quantity = stockOfProduct(state, product)
  const thresholds = lowStockThresholdsOf(state, product)
  return BRANCHES.map((branch, index) => ({
    branch,
    stock: quantity[index] ?? 0,
    spare: (quantity[index] ?? 0) - (thresholds[index] ?? 0),
  }))
    .filter(({ branch, spare }) => branch !== low && spare > 0)
    .sort((a, b) => b.spare - a.spare)
}
