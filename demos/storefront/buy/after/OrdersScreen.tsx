import type { ReactNode } from 'react'
import { formatRand } from '../../../../domain/money/money.ts'
import { counted } from '../../../../domain/wording.ts'
import { storeAddresses } from '../../../addresses.ts'
import { shortMoment } from '../../../shop/day-words.ts'
import type { Order } from '../../../shop/order.ts'
import { stateOf } from '../../../shop/order-transitions.ts'
import { stateWord } from '../../../shop/order-words.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { useShop } from '../../../shop-data/shop.tsx'
import { PagePlaceholder } from '../../PagePlaceholder.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { LineItemPicture, MarketBasket } from '../parts/LineItemPicture.tsx'
import { OneColumn } from '../parts/TwoColumns.tsx'
import styles from './OrdersView.module.css'

/** More pictures than these do not fit a phone's row. */
const PICTURES_AT_MOST = 4

/** What was bought in this browser. The seed's orders are other people's. */
export function OrdersScreen() {
  const { state } = useShop()
  if (!state) return <PagePlaceholder page="orders" />
  const own = state.orders.filter(({ paymentAttemptId }) => paymentAttemptId !== null)
  if (own.length === 0) return <NoOrders />
  return <OrdersView orders={own.map((order) => shownOrder(state, order))} />
}

function shownOrder(state: ShopState, order: Order): ShownOrder {
  const { number, totals, lines, steps } = order
  return {
    number,
    placed: shortMoment(steps[0]?.at ?? 0),
    state: stateWord(stateOf(order)),
    quantity: totals.quantity,
    totalCents: totals.totalCents,
    pictures: lines
      .slice(0, PICTURES_AT_MOST)
      .map(({ sku }) => <LineItemPicture key={sku} overrides={state} sku={sku} />),
  }
}

function NoOrders() {
  return (
    <OneColumn>
      <EmptyState
        isPage
        picture={<MarketBasket />}
        heading="You have not bought anything yet"
        words="What you buy in this browser is listed here, from placed to delivered."
      >
        <ButtonLink href={storeAddresses.home}>See what is new</ButtonLink>
      </EmptyState>
    </OneColumn>
  )
}

/** An order as a row of the list. */
export type ShownOrder = {
  number: number
  /** `Tue 24 Nov, 15:15` */
  placed: string
  /** `With courier` */
  state: string
  quantity: number
  totalCents: number
  pictures: ReactNode
}

/** The orders of this browser, the newest first. */
export function OrdersView({ orders }: { orders: ReadonlyArray<ShownOrder> }) {
  return (
    <OneColumn>
      <h1 tabIndex={-1}>Your orders</h1>
      <ul className={styles.orders} aria-label="Your orders">
        {orders.map(({ number, placed, state, quantity, totalCents, pictures }) => (
          <li key={number}>
            <div className={styles.pictures}>{pictures}</div>
            <div className={styles.words}>
              <a href={storeAddresses.order(number)}>Order {number}</a>
              <b>{formatRand(totalCents)}</b>
              <span className={styles.what}>
                {state} · {counted(quantity, 'piece')} · {placed}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </OneColumn>
  )
}
