import { storeAddresses } from '../../../addresses.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { MarketBasket } from '../basket/MarketBasket.tsx'
import { OneColumn } from '../parts/TwoColumns.tsx'

/** Of a number that was typed, or an order that 'Start again' forgot. */
export function OrderNotFound() {
  return (
    <OneColumn>
      <EmptyState
        isPage
        picture={<MarketBasket />}
        heading="That order is not here"
        words="Orders of this demo live in the browser that made them, until somebody starts again."
      >
        <ButtonLink href={storeAddresses.orders}>Your orders</ButtonLink>
      </EmptyState>
    </OneColumn>
  )
}
