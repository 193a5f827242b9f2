import type { Order } from '../shop/order.ts'
import { stateOf } from '../shop/order-transitions.ts'
import type { Change } from '../shop-data/shop-store.ts'

/** What just went over the counter: an order comes in, or what the office did with it is seen in front. */
export type OrderHandoff = { to: 'office' | 'shop'; order: Order }

/** @returns null where a change stays on its side */
export function handoffIn({ before, after }: Pick<Change, 'before' | 'after'>): OrderHandoff | null {
  if (before.orders === after.orders) return null
  const known = new Map(before.orders.map((order) => [order.number, order]))
  const order = after.orders.find((each) => {
    const earlier = known.get(each.number)
    return !earlier || stateOf(earlier) !== stateOf(each)
  })
  if (!order) return null
  return { to: known.has(order.number) && stateOf(order) !== 'paid' ? 'shop' : 'office', order }
}
