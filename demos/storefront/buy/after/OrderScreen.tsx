import { storeAddresses } from '../../../addresses.ts'
import { stateOf } from '../../../shop/order-transitions.ts'
import { isReturnable } from '../../../shop/refunds.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { useShop } from '../../../shop-data/shop.tsx'
import type { ShopAccess } from '../../../shop-data/shop-store.ts'
import { PagePlaceholder } from '../../PagePlaceholder.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { useToday } from '../parts/use-today.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderNotFound } from './OrderNotFound.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { OrderView } from './OrderView.tsx'
import { arrivalOf, orderStatusText } from './order-status-text.ts'
import { ReturnRequests } from './ReturnRequests.tsx'
import { trackSteps } from './track-steps.ts'
import { useOrder } from './use-order.ts'

/** Where an order is: it follows what the office's tab does. */
export function OrderScreen() {
  const { state, act } = useShop()
  return state ? <Tracking state={state} act={act} /> : <PagePlaceholder page="order" />
}

function Tracking({ state, act }: { state: ShopState; act: ShopAccess['act'] }) {
  const order = useOrder(state)
  const today = useToday()
  if (!order) return <OrderNotFound />
  return (
    <OrderView
      number={order.number}
      state={stateOf(order)}
      customer={order.customer.name}
      says={orderStatusText(order, today)}
      steps={trackSteps(order, { today, arrives: arrivalOf(order) })}
      returns={<ReturnRequests order={order} />}
      receipt={
        <OrderReceipt state={state} order={order}>
          <CancelOrder order={order} act={act} />
          {isReturnable(order, new Date()) && (
            <ButtonLink look="link" href={storeAddresses.sendBack(order.number)}>
              Send something back
            </ButtonLink>
          )}
        </OrderReceipt>
      }
    />
  )
}
