import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../domain/money/money.ts'
import { OrderPictures } from '../office/orders/OrderPictures.tsx'
import { stateOf } from '../shop/order-transitions.ts'
import { stateWord } from '../shop/order-words.ts'
import styles from './Counter.module.css'
import type { OrderHandoff } from './order-handoff.ts'

/** The order as a slip of paper, which flies over the counter when it comes in. */
export function HandoffCard({ handoff: { order } }: { handoff: OrderHandoff }) {
  const at = order.steps.at(-1)?.at ?? 0
  return (
    <div className={styles.slip}>
      <OrderPictures skus={order.lines.slice(0, 2).map(({ sku }) => sku)} size={40} />
      <span>
        <b>
          {order.number} <em>{formatRand(order.totals.totalCents)}</em>
        </b>
        <small>
          {timeOfDay(at)} {stateWord(stateOf(order)).toLowerCase()}, {timeOfDay(at)} on both sides
        </small>
      </span>
    </div>
  )
}
