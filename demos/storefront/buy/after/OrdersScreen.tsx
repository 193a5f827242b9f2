import { formatRand } from '../../../../domain/money/money.ts'
import { counted } from '../../../../domain/wording.ts'
import { storeAddresses } from '../../../addresses.ts'
import { shortMoment } from '../../../shop/day-words.ts'
import { placedAt } from '../../../shop/order.ts'
import { stateOf } from '../../../shop/order-transitions.ts'
import { stateWord } from '../../../shop/order-words.ts'
import type { OpenShop } from '../../../shop-data/shop-store.ts'
import { EmptyPage } from '../parts/EmptyPage.tsx'
import { LineItemPicture } from '../parts/LineItemPicture.tsx'
import { OneColumn } from '../parts/TwoColumns.tsx'
import styles from './OrdersScreen.module.css'

/** The number of pictures that fit in a row on a phone. */
const MAX_PICTURES = 4

/** The orders placed in this browser, newest first, without the initial ones. */
export function OrdersScreen({ state }: OpenShop) {
  const placedOrders = state.orders.filter(({ paymentAttemptId }) => paymentAttemptId !== null)
  if (placedOrders.length === 0)
    return (
      <EmptyPage
        heading="You have not bought anything yet"
        words="What you buy in this browser is listed here, from placed to delivered."
        link={{ href: storeAddresses.home, label: 'See what is new' }}
      />
    )
  return (
    <OneColumn>
      <h1 tabIndex={-1}>Your orders</h1>
      <ul className="rows" aria-label="Your orders">
        {placedOrders.map((order) => (
          <li key={order.number} className={styles.order}>
            <div className={styles.pictures}>
              {order.lines.slice(0, MAX_PICTURES).map(({ sku }) => (
                <LineItemPicture key={sku} overrides={state} sku={sku} />
              ))}
            </div>
            <div className={`cluster between ${styles.words}`}>
              <a className="covers" href={storeAddresses.order(order.number)}>
                Order {order.number}
              </a>
              <b className="number">{formatRand(order.totals.totalCents)}</b>
              <span className={styles.what}>
                {stateWord(stateOf(order))} · {counted(order.totals.quantity, 'piece')} ·{' '}
                {shortMoment(placedAt(order))}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </OneColumn>
  )
}
