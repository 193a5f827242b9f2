import type { ReactNode } from 'react'
import fc from './four-corners.module.css'
import { COOKING, KITCHEN_TIME, NEW, type Order, READY } from './kitchen.ts'
import styles from './kitchen-board.module.css'
import { minutesBetween } from './orders.ts'

/** After how many minutes a column shows an order in red. */
const LATE_AFTER_MINUTES = { new: 5, cooking: 12 }

const SOLD_OUT = ['Vetkoek', 'Chicken feet']

/**
 * The kitchen's screen: three columns, the oldest order on top. The enclosing element must have the style sheet's class
 * `night` for the dark background, and `narrow` too on the tablet of /your-name.
 */
export function KitchenBoard({ head }: { head: ReactNode }) {
  return (
    <>
      <div className={styles.top}>
        {head}
        <span className={styles.busy}>
          Busy switch <i />
        </span>
      </div>
      <div className={styles.columns}>
        <Column title="New" orders={NEW} lateAfter={LATE_AFTER_MINUTES.new} />
        <Column title="Cooking" orders={COOKING} lateAfter={LATE_AFTER_MINUTES.cooking} />
        <div>
          <ColumnHead title="Ready" count={READY.length} />
          {READY.map((order) => (
            <ReadyTicket key={order.number} order={order} />
          ))}
        </div>
      </div>
      <p className={styles.soldOut}>
        <span>Sold out today</span>
        {SOLD_OUT.map((dish) => (
          <b key={dish}>{dish}</b>
        ))}
      </p>
    </>
  )
}

function Column({
  title,
  orders,
  lateAfter,
}: {
  title: string
  orders: ReadonlyArray<Order>
  lateAfter: number
}) {
  return (
    <div>
      <ColumnHead title={title} count={orders.length} />
      {orders.map((order) => (
        <Ticket key={order.number} order={order} lateAfter={lateAfter} />
      ))}
    </div>
  )
}

function ColumnHead({ title, count }: { title: string; count: number }) {
  return (
    <p className={`${fc.display} ${styles.columnHead}`}>
      {title} <span>{count}</span>
    </p>
  )
}

function Ticket({ order, lateAfter }: { order: Order; lateAfter: number }) {
  const minutes = minutesBetween(order.at, KITCHEN_TIME)
  return (
    <div className={styles.ticket} data-state={minutes > lateAfter ? 'late' : 'fine'}>
      <div className={styles.ticketHead}>
        <span>{order.number}</span>
        <span>{minutes} min</span>
      </div>
      <ul>
        {order.lines.map(({ count, dish, note }) => (
          <li key={dish.name}>
            {count} {dish.name.toLowerCase()}
            {note && <em>{note}</em>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ReadyTicket({ order }: { order: Order }) {
  const dishes = order.lines.map(({ count, dish }) =>
    `${count} ${dish.name.toLowerCase()}`.replaceAll(' ', '\u00a0'),
  )
  return (
    <div className={styles.ticket} data-state="ready">
      <div className={styles.ticketHead}>
        <span>{order.number}</span>
        <span>{order.rider ?? 'Collect'}</span>
      </div>
      <p>{dishes.join(', ')}</p>
    </div>
  )
}
