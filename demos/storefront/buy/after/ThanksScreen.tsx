import { useSearchParams } from 'wouter'
import { findVariant } from '../../../shop/current-product.ts'
import { firstName } from '../../../shop/first-name.ts'
import type { Order } from '../../../shop/order.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { useShop } from '../../../shop-data/shop.tsx'
import type { ShopAccess } from '../../../shop-data/shop-store.ts'
import { PagePlaceholder } from '../../PagePlaceholder.tsx'
import { storageStatusText } from '../parts/storage-status-text.ts'
import { useToday } from '../parts/use-today.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderNotFound } from './OrderNotFound.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { arrivalOf } from './order-status-text.ts'
import { ThanksView } from './ThanksView.tsx'
import { nextWords } from './thanks-words.ts'
import { trackSteps } from './track-steps.ts'
import { useOrder } from './use-order.ts'

/** What was just bought, and what happens next. */
export function ThanksScreen() {
  const shop = useShop()
  return shop.state ? <Thanks {...shop} state={shop.state} /> : <PagePlaceholder page="thank-you" />
}

function Thanks({ state, storageStatus, act }: ShopAccess & { state: ShopState }) {
  const order = useOrder(state)
  const [query] = useSearchParams()
  const today = useToday()
  if (!order) return <OrderNotFound />
  return (
    <ThanksView
      firstName={firstName(order.customer.name)}
      next={nextWords(order, kindsOf(state, order), today)}
      wasAskedAgain={query.has('asked')}
      storageStatus={storageStatusText(storageStatus)}
      steps={trackSteps(order, { today, arrives: arrivalOf(order) })}
      receipt={
        <OrderReceipt state={state} order={order}>
          <CancelOrder order={order} act={act} />
        </OrderReceipt>
      }
    />
  )
}

function kindsOf(state: ShopState, { lines }: Order) {
  return lines.flatMap(({ sku }) => findVariant(state, sku)?.product.kind ?? [])
}
