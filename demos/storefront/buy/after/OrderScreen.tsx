import { todayInJohannesburg } from '../../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { storeAddresses } from '../../../addresses.ts'
import { shortMoment } from '../../../shop/day-words.ts'
import type { Order, Return } from '../../../shop/order.ts'
import { stateOf } from '../../../shop/order-transitions.ts'
import { isReturnable } from '../../../shop/refunds.ts'
import type { OpenShop } from '../../../shop-data/shop-store.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OpenInOffice } from './OpenInOffice.tsx'
import { Lead, OrderLayout, OrderTrack, Overline } from './OrderLayout.tsx'
import { OrderNotFound, useOrder } from './OrderNotFound.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import styles from './OrderScreen.module.css'
import { orderStatusText } from './order-status-text.ts'
import { trackRows } from './track-rows.ts'

/** The status of an order; it follows the changes in the office's tab. */
export function OrderScreen({ state, act }: OpenShop) {
  const order = useOrder(state)
  const today = todayInJohannesburg(new Date())
  if (!order) return <OrderNotFound />
  const { heading, lead } = orderStatusText(order, today)
  const receipt = (
    <OrderReceipt state={state} order={order}>
      <CancelOrder order={order} act={act} />
      {isReturnable(order, new Date()) && (
        <ButtonLink kind="link" href={storeAddresses.sendBack(order.number)}>
          Send something back
        </ButtonLink>
      )}
    </OrderReceipt>
  )
  return (
    <OrderLayout receipt={receipt}>
      <Overline>
        Order {order.number}, {order.customer.name}
      </Overline>
      <div role="status">
        <h1 tabIndex={-1}>{heading}</h1>
        <Lead>{lead}</Lead>
      </div>
      <OrderTrack steps={trackRows(order, today)} />
      <ReturnRequests order={order} />
      <OpenInOffice state={stateOf(order)} />
    </OrderLayout>
  )
}

/** The requested returns, and the shop's answers. */
function ReturnRequests({ order }: { order: Order }) {
  if (order.returns.length === 0) return null
  return (
    <section className={styles.returns} aria-labelledby="returns">
      <h2 id="returns">What goes back</h2>
      <ul className="rows">
        {order.returns.map((request) => (
          <li key={request.creditNote}>
            <b>{quantityText(order, request)}</b>
            <p className="muted">
              {request.reason}. Asked {shortMoment(request.requestedAt)}.
            </p>
            <p role="status">{answerText(request)}</p>
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

function answerText({ answer, receivedAt, refundCents, creditNote }: Return): string {
  if (!answer) return 'The shop has not answered yet.'
  const quote = answer.words === '' ? '' : ` “${answer.words}”`
  if (!answer.accepted) return `${answer.by} said no.${quote}`
  const money = formatRand(refundCents)
  return receivedAt === null
    ? `${answer.by} said yes.${quote} ${money} goes back when it is in the shop.`
    : `It is back in the shop. ${money} went back to you, credit note ${creditNote}.`
}
