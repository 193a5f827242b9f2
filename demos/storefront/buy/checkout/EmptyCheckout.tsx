import { storeAddresses } from '../../../addresses.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { EmptyPage } from '../parts/EmptyPage.tsx'

/** The checkout with an empty basket, often just after a payment in this or another tab. */
export function EmptyCheckout({ orders }: { orders: ShopState['orders'] }) {
  const newestOrder = orders.find(({ paymentAttemptId }) => paymentAttemptId !== null)
  return newestOrder ? (
    <EmptyPage
      heading="There is nothing to pay"
      words={`Your basket is empty. Your last order is ${newestOrder.number}.`}
      link={{ href: storeAddresses.order(newestOrder.number), label: `Order ${newestOrder.number}` }}
    />
  ) : (
    <EmptyPage
      heading="There is nothing to pay"
      words="Your basket is empty. What you put in stays here until you buy it."
      link={{ href: storeAddresses.home, label: 'See what is new' }}
    />
  )
}
