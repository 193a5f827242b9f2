import { ButtonLink } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { storeAddresses } from '../../../addresses.ts'
import { MARKET_BASKET_PRODUCT, ProductDrawing } from '../../../parts/ProductDrawing.tsx'
import type { ShopState } from '../../../shop/shop-state.ts'
import { OneColumn } from '../parts/TwoColumns.tsx'

/** The checkout with an empty basket, often just after a payment in this or another tab. */
export function EmptyCheckout({ orders }: { orders: ShopState['orders'] }) {
  const newestOrder = orders.find(({ paymentAttemptId }) => paymentAttemptId !== null)
  return (
    <OneColumn>
      <EmptyState
        picture={<ProductDrawing number={MARKET_BASKET_PRODUCT} />}
        isPage
        heading="There is nothing to pay"
        words={
          newestOrder
            ? `Your basket is empty. Your last order is ${newestOrder.number}.`
            : 'Your basket is empty. What you put in stays here until you buy it.'
        }
      >
        {newestOrder ? (
          <ButtonLink kind="accent" size="large" href={storeAddresses.order(newestOrder.number)}>
            Order {newestOrder.number}
          </ButtonLink>
        ) : (
          <ButtonLink kind="accent" size="large" href={storeAddresses.home}>
            See what is new
          </ButtonLink>
        )}
      </EmptyState>
    </OneColumn>
  )
}
