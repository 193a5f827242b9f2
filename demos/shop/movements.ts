import { BRANCHES, type Branch } from '../catalogue/product.ts'
import { MAX_MOVEMENTS, type ShopState } from './shop-state.ts'
import type { Movement } from './stock.ts'

/** Pieces of a variant that come to branches (`sign` 1) or leave them (-1). */
export type StockMove = { sku: string; from: Readonly<Partial<Record<Branch, number>>>; sign: 1 | -1 }

/** The movements with those of one change after them; the oldest fall out. */
export function newMovements(
  { movements }: Pick<ShopState, 'movements'>,
  moves: ReadonlyArray<StockMove>,
  cause: Pick<Movement, 'at' | 'why' | 'reference' | 'by'>,
): ShopState['movements'] {
  const added = moves.flatMap(({ sku, from, sign }) =>
    BRANCHES.flatMap((branch) => {
      const quantity = from[branch] ?? 0
      return quantity === 0 ? [] : [{ ...cause, sku, branch, quantity: sign * quantity }]
    }),
  )
  return [...movements, ...added].slice(-MAX_MOVEMENTS)
}
