import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { formatRand } from '../../../../domain/money/money.ts'
import { inWords, pluralised } from '../../../../domain/wording.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Choice } from '../../../../ui/Field.tsx'
import { Note } from '../../../../ui/Note.tsx'
import { Stepper } from '../../../../ui/Stepper.tsx'
import { storeAddresses } from '../../../addresses.ts'
import type { Order, OrderLine } from '../../../shop/order.ts'
import { stateOf } from '../../../shop/order-transitions.ts'
import { isReturnable, refundOf, returnableQuantity } from '../../../shop/refunds.ts'
import type { OpenShop } from '../../../shop-data/shop-store.ts'
import { EmptyPage } from '../parts/EmptyPage.tsx'
import { LineItemPicture } from '../parts/LineItemPicture.tsx'
import { ButtonNote } from '../parts/TotalNotes.tsx'
import totalsTable from '../parts/TotalsTable.module.css'
import { TotalRow } from '../parts/TotalsTable.tsx'
import { OneColumn } from '../parts/TwoColumns.tsx'
import { Overline } from './OrderLayout.tsx'
import { OrderNotFound, useOrder } from './OrderNotFound.tsx'
import styles from './SendBackScreen.module.css'

const RETURN_REASONS = [
  'Another colour than I thought',
  'Broken on the way',
  'Changed my mind',
  'Another size than I thought',
] as const

/** A form for returning pieces of an order. */
export function SendBackScreen(shop: OpenShop) {
  const order = useOrder(shop.state)
  if (!order) return <OrderNotFound />
  if (!isReturnable(order, new Date())) return <NothingReturnable order={order} />
  return <SendBack {...shop} order={order} />
}

function SendBack({ state, act, order }: OpenShop & { order: Order }) {
  const [, navigate] = useLocation()
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [reason, setReason] = useState<string>(RETURN_REASONS[0])
  const [refusalText, setRefusalText] = useState<string | null>(null)

  async function requestReturn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const refusal = await act({ do: 'ask to send back', order: order.number, quantities: chosen, reason })
    if (refusal) setRefusalText(refusal.sentence)
    else navigate(storeAddresses.order(order.number))
  }

  return (
    <OneColumn>
      <Overline>Order {order.number}</Overline>
      <form noValidate onSubmit={requestReturn}>
        <h1 tabIndex={-1}>What comes back?</h1>
        <ul className="rows" aria-label="What you bought">
          {order.lines
            .filter((line) => returnableQuantity(order, line) > 0)
            .map((line) => (
              <ReturnableLine
                key={line.sku}
                line={line}
                order={order}
                picture={<LineItemPicture overrides={state} sku={line.sku} />}
                chosen={chosen[line.sku] ?? 0}
                onChoose={(quantity) => setChosen((before) => ({ ...before, [line.sku]: quantity }))}
              />
            ))}
        </ul>
        <Choice
          label="Why, in a word"
          className={styles.why}
          value={reason}
          options={RETURN_REASONS}
          onPick={setReason}
        />
        <dl className={`rows pairs ${totalsTable.totals}`} aria-live="polite">
          <TotalRow
            name="You get back"
            note={deliveryRefundText(order, chosen)}
            cents={refundOf(order, chosen).totalCents}
          />
        </dl>
        {refusalText && (
          <Note tone="no" role="alert" heading="That did not work">
            {refusalText}
          </Note>
        )}
        <Button kind="accent" size="large" type="submit" isWide>
          Book a collection
        </Button>
        <ButtonNote>In the demo the owner answers in the back office.</ButtonNote>
      </form>
    </OneColumn>
  )
}

type ReturnableLineProps = {
  line: OrderLine
  order: Order
  picture: ReactNode
  /** The number of pieces to return. */
  chosen: number
  onChoose: (quantity: number) => void
}

function ReturnableLine({ line, order, picture, chosen, onChoose }: ReturnableLineProps) {
  const { sku, name, detail } = line
  const quantity = returnableQuantity(order, line)
  return (
    <li>
      <div className={`item ${styles.line}`}>
        <input
          id={`back-${sku}`}
          type="checkbox"
          checked={chosen > 0}
          onChange={({ target }) => onChoose(target.checked ? quantity : 0)}
        />
        <div className={styles.picture}>{picture}</div>
        <label htmlFor={`back-${sku}`}>
          <b>{name}</b>
          <small>{detail}</small>
        </label>
        <b className="number">{formatRand(refundOf(order, { [sku]: chosen || quantity }).goodsCents)}</b>
      </div>
      {quantity > 1 && chosen > 0 && (
        <p className={`cluster ${styles.count}`}>
          <Stepper of={name} count={chosen} min={1} max={quantity} onChange={onChoose} />
          <span>of {quantity} come back</span>
        </p>
      )}
    </li>
  )
}

/** What happens to the delivery fee, which is refunded only if everything comes back: `delivery stays paid: one piece stays`. */
export function deliveryRefundText(order: Order, chosen: Readonly<Record<string, number>>): string {
  if (Object.values(chosen).every((quantity) => quantity === 0)) return 'choose what comes back'
  if (order.totals.deliveryCents === 0) return 'incl. VAT'
  const remainingCount = order.lines.reduce(
    (sum, line) => sum + returnableQuantity(order, line) - (chosen[line.sku] ?? 0),
    0,
  )
  if (remainingCount === 0) return 'delivery too, since everything comes back'
  return `delivery stays paid: ${inWords(remainingCount)} ${pluralised(remainingCount, 'piece')} ${remainingCount === 1 ? 'stays' : 'stay'}`
}

/** The page for an order that cannot be returned: not delivered, too old, or returned already. */
function NothingReturnable({ order }: { order: Order }) {
  const words =
    stateOf(order) === 'delivered'
      ? 'All of it is on its way back, or it arrived more than 30 days ago.'
      : 'What was delivered can be sent back for 30 days. In the demo the office says when it arrived.'
  return (
    <EmptyPage
      heading={`Nothing of ${order.number} can be sent back now`}
      words={words}
      link={{ href: storeAddresses.order(order.number), label: `Order ${order.number}` }}
    />
  )
}
