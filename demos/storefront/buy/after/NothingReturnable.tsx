import { storeAddresses } from '../../../addresses.ts'
import type { Order } from '../../../shop/order.ts'
import { stateOf } from '../../../shop/order-transitions.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { MarketBasket } from '../basket/MarketBasket.tsx'
import { OneColumn } from '../parts/TwoColumns.tsx'

/** Of an order that has not arrived, is too old, or is on its way back. */
export function NothingReturnable({ order }: { order: Order }) {
  const words =
    stateOf(order) === 'delivered'
      ? 'All of it is on its way back, or it arrived more than 30 days ago.'
      : 'What was delivered can be sent back for 30 days. In the demo the office says when it arrived.'
  return (
    <OneColumn>
      <EmptyState
        isPage
        picture={<MarketBasket />}
        heading={`Nothing of ${order.number} can be sent back now`}
        words={words}
      >
        <ButtonLink href={storeAddresses.order(order.number)}>Order {order.number}</ButtonLink>
      </EmptyState>
    </OneColumn>
  )
}
