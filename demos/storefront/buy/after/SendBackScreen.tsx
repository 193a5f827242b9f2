import { useState } from 'react'
import { useLocation } from 'wouter'
import { storeAddresses } from '../../../addresses.ts'
import type { Order } from '../../../shop/order.ts'
import { isReturnable, refundOf, returnableQuantity } from '../../../shop/refunds.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { useShop } from '../../../shop-data/shop.tsx'
import type { ShopAccess } from '../../../shop-data/shop-store.ts'
import { PagePlaceholder } from '../../PagePlaceholder.tsx'
import { LineItemPicture } from '../parts/LineItemPicture.tsx'
import { deliveryRefundText } from './delivery-refund-text.ts'
import { NothingReturnable } from './NothingReturnable.tsx'
import { OrderNotFound } from './OrderNotFound.tsx'
import { RETURN_REASONS, type ReturnableLine, SendBackView } from './SendBackView.tsx'
import { useOrder } from './use-order.ts'

/** Which pieces of an order come back. */
export function SendBackScreen() {
  const { state, act } = useShop()
  return state ? <Found state={state} act={act} /> : <PagePlaceholder page="send-back" />
}

type Open = { state: ShopState; act: ShopAccess['act'] }

function Found({ state, act }: Open) {
  const order = useOrder(state)
  if (!order) return <OrderNotFound />
  if (!isReturnable(order, new Date())) return <NothingReturnable order={order} />
  return <SendBack state={state} act={act} order={order} />
}

function SendBack({ state, act, order }: Open & { order: Order }) {
  const [, navigate] = useLocation()
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [reason, setReason] = useState<string>(RETURN_REASONS[0])
  const [refusal, setRefusal] = useState<string | null>(null)
  const refund = refundOf(order, chosen)

  async function ask() {
    const why = await act({ do: 'ask to send back', order: order.number, quantities: chosen, reason })
    if (why) setRefusal(why.sentence)
    else navigate(storeAddresses.order(order.number))
  }

  return (
    <SendBackView
      number={order.number}
      lines={order.lines.flatMap((line) => returnable(state, order, line.sku, chosen))}
      reason={reason}
      refundCents={refund.totalCents}
      deliveryWords={deliveryRefundText(order, chosen)}
      refusal={refusal}
      onChoose={(sku, quantity) => setChosen((now) => ({ ...now, [sku]: quantity }))}
      onReason={setReason}
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    />
  )
}

function returnable(
  state: ShopState,
  order: Order,
  sku: string,
  chosen: Readonly<Record<string, number>>,
): Array<ReturnableLine> {
  const line = order.lines.find((one) => one.sku === sku)
  const quantity = line ? returnableQuantity(order, line) : 0
  if (!line || quantity === 0) return []
  const count = chosen[sku] ?? 0
  return [
    {
      sku,
      name: line.name,
      detail: line.detail,
      picture: <LineItemPicture overrides={state} sku={sku} />,
      quantity,
      chosen: count,
      cents: line.priceCents * (count || quantity),
    },
  ]
}
