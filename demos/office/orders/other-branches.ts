import { BRANCHES } from '../../catalogue/product.ts'
import type { Order } from '../../shop/order.ts'
import { branchesOf } from '../../shop/order-origin.ts'
import { stateOf } from '../../shop/order-transitions.ts'

/** `Maboneng has 2 packed, Umhlanga 1.` */
export function otherBranches(orders: ReadonlyArray<Order>, own: string): string {
  const packed = BRANCHES.filter((branch) => branch !== own)
    .map((branch) => ({ branch, count: orders.filter((order) => isPackedIn(order, branch)).length }))
    .filter(({ count }) => count > 0)
    .map(({ branch, count }, at) => (at === 0 ? `${branch} has ${count} packed` : `${branch} ${count}`))
  return packed.length > 0 ? `${packed.join(', ')}.` : 'The other branches have nothing packed.'
}

function isPackedIn(order: Order, branch: string): boolean {
  return stateOf(order) === 'packed' && sends(order, branch)
}

/** Whether a branch sends pieces of it. */
export function sends(order: Order, branch: string): boolean {
  return branchesOf(order).some((each) => each === branch)
}
