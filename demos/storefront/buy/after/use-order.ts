import { useSearchParams } from 'wouter'
import type { Order } from '../../../shop/order.ts'
import type { ShopState } from '../../../shop/shop-state.ts'

/** The order that the address names; null: there is none of that number in this browser. */
export function useOrder(state: ShopState): Order | null {
  const [query] = useSearchParams()
  const number = Number(query.get('order'))
  return state.orders.find((order) => order.number === number) ?? null
}
