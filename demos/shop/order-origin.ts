import { BRANCHES, type Branch } from '../catalogue/product.ts'
import type { Order } from './order.ts'

/** When it was placed, in epoch milliseconds. */
export function placedAt(order: Order): number {
  return order.steps[0]?.at ?? 0
}

/** The branches that send pieces of it. */
export function branchesOf({ lines }: Pick<Order, 'lines'>): ReadonlyArray<Branch> {
  return BRANCHES.filter((branch) => lines.some(({ from }) => (from[branch] ?? 0) > 0))
}
