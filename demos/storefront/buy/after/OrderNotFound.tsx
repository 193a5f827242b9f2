import { useSearchParams } from 'wouter'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { storeAddresses } from '../../../addresses.ts'
import { MARKET_BASKET_PRODUCT, ProductDrawing } from '../../../parts/ProductDrawing.tsx'
import type { Order } from '../../../shop/order.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { OneColumn } from '../parts/TwoColumns.tsx'

/** The order of the address; null if this browser has none with that number. */
export function useOrder(state: ShopState): Order | null {
  const [query] = useSearchParams()
  const number = Number(query.get('order'))
  return state.orders.find((order) => order.number === number) ?? null
}

/** The page for an unknown order: a mistyped number, or one deleted by 'Start again'. */
export function OrderNotFound() {
  return (
    <OneColumn>
      <EmptyState
        picture={<ProductDrawing number={MARKET_BASKET_PRODUCT} />}
        isPage
        heading="That order is not here"
        words="Orders of this demo live in the browser that made them, until somebody starts again."
      >
        <ButtonLink kind="accent" size="large" href={storeAddresses.orders}>
          Your orders
        </ButtonLink>
      </EmptyState>
    </OneColumn>
  )
}
