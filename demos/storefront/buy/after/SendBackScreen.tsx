import { useState } from 'react'
import { useLocation } from 'wouter'
import { inWords, pluralised } from '../../../../domain/wording.ts'
import { storeAddresses } from '../../../addresses.ts'
import type { Order } from '../../../shop/order.ts'
import { stateOf } from '../../../shop/order-transitions.ts'
import { isReturnable, refundOf, returnableQuantity } from '../../../shop/refunds.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { useShop } from '../../../shop-data/shop.tsx'
import type { ShopAccess } from '../../../shop-data/shop-store.ts'
import { PagePlaceholder } from '../../PagePlaceholder.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { LineItemPicture, MarketBasket } from '../parts/LineItemPicture.tsx'
import { OneColumn } from '../parts/TwoColumns.tsx'
import { OrderNotFound, useOrder } from './OrderNotFound.tsx'
import { RETURN_REASONS, type ReturnableLine, SendBackView } from './SendBackView.tsx'

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
      cents: refundOf(order, { [sku]: count || quantity }).goodsCents,
    },
  ]
}

/** What becomes of the delivery, since it goes back only with everything: `delivery stays paid: one piece stays`. */
export function deliveryRefundText(order: Order, chosen: Readonly<Record<string, number>>): string {
  if (Object.values(chosen).every((quantity) => quantity === 0)) return 'choose what comes back'
  if (order.totals.deliveryCents === 0) return 'incl. VAT'
  const stays = order.lines.reduce(
    (sum, line) => sum + returnableQuantity(order, line) - (chosen[line.sku] ?? 0),
    0,
  )
  if (stays === 0) return 'delivery too, since everything comes back'
  return `delivery stays paid: ${inWords(stays)} ${pluralised(stays, 'piece')} ${stays === 1 ? 'stays' : 'stay'}`
}

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
