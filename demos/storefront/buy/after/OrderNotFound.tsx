import { useSearchParams } from 'wouter'
import { storeAddresses } from '../../../addresses.ts'
import type { Order } from '../../../shop/order.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { EmptyPage } from '../parts/EmptyPage.tsx'

/** The order of the address; null if this browser has none with that number. */
export function useOrder(state: ShopState): Order | null {
  const [query] = useSearchParams()
  const number = Number(query.get('order'))
  return state.orders.find((order) => order.number === number) ?? null
}

/** The page for an unknown order: a mistyped number, or one deleted by 'Start again'. */
export function OrderNotFound() {
  return (
    <EmptyPage
      heading="That order is not here"
      words="Orders of this demo live in the browser that made them, until somebody starts again."
      link={{ href: storeAddresses.orders, label: 'Your orders' }}
    />
  )
}
