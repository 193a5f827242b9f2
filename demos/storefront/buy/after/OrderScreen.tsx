import type { ReactNode } from 'react'
import { todayInJohannesburg } from '../../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { storeAddresses } from '../../../addresses.ts'
import { shortMoment } from '../../../shop/day-words.ts'
import type { Order, OrderState, Return } from '../../../shop/order.ts'
import { stateOf } from '../../../shop/order-transitions.ts'
import { isReturnable } from '../../../shop/refunds.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { useShop } from '../../../shop-data/shop.tsx'
import type { ShopAccess } from '../../../shop-data/shop-store.ts'
import { PagePlaceholder } from '../../PagePlaceholder.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { AfterLayout, Lead, Where } from './AfterLayout.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { OpenInOffice } from './OpenInOffice.tsx'
import { OrderNotFound, useOrder } from './OrderNotFound.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { arrivalOf, orderStatusText } from './order-status-text.ts'
import styles from './ReturnRequests.module.css'
import { Track, type TrackStep, trackSteps } from './Track.tsx'

/** Where an order is: it follows what the office's tab does. */
export function OrderScreen() {
  const { state, act } = useShop()
  return state ? <Tracking state={state} act={act} /> : <PagePlaceholder page="order" />
}

function Tracking({ state, act }: { state: ShopState; act: ShopAccess['act'] }) {
  const order = useOrder(state)
  const today = todayInJohannesburg(new Date())
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

type Props = {
  number: number
  state: OrderState
  customer: string
  /** Where it is, as a heading and a sentence. */
  says: { heading: string; lead: string }
  steps: ReadonlyArray<TrackStep>
  /** What was asked to go back, and what the shop answered. */
  returns: ReactNode
  receipt: ReactNode
}

/** Where an order is. The page follows what the office does. */
export function OrderView({ number, state, customer, says, steps, returns, receipt }: Props) {
  return (
    <AfterLayout receipt={receipt}>
      <Where>
        Order {number}, {customer}
      </Where>
      <div role="status">
        <h1 tabIndex={-1}>{says.heading}</h1>
        <Lead>{says.lead}</Lead>
      </div>
      <Track steps={steps} />
      {returns}
      <OpenInOffice state={state} />
    </AfterLayout>
  )
}

/** What was asked to go back, and what the shop answered. */
export function ReturnRequests({ order }: { order: Order }) {
  if (order.returns.length === 0) return null
  return (
    <section className={styles.returns} aria-labelledby="returns">
      <h2 id="returns">What goes back</h2>
      <ul>
        {order.returns.map((asked) => (
          <li key={asked.creditNote}>
            <b>{quantityText(order, asked)}</b>
            <span>
              {asked.reason}. Asked {shortMoment(asked.requestedAt)}.
            </span>
            <p role="status">{answerWords(asked)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `Linen throw`, `2 × Oak stool` */
function quantityText({ lines }: Order, { quantities }: Return): string {
  return lines
    .filter(({ sku }) => (quantities[sku] ?? 0) > 0)
    .map(({ sku, name }) => (quantities[sku] === 1 ? name : `${quantities[sku]} × ${name}`))
    .join(', ')
}

function answerWords({ answer, receivedAt, refundCents, creditNote }: Return): string {
  if (!answer) return 'The shop has not answered yet.'
  const said = answer.words === '' ? '' : ` “${answer.words}”`
  if (!answer.accepted) return `${answer.by} said no.${said}`
  const money = formatRand(refundCents)
  return receivedAt === null
    ? `${answer.by} said yes.${said} ${money} goes back when it is in the shop.`
    : `It is back in the shop. ${money} went back to you, credit note ${creditNote}.`
}
