import { Link } from 'wouter'
import { NextTransition } from './NextTransition.tsx'
import styles from './OrderColumns.module.css'
import { OrderPictures } from './OrderPictures.tsx'
import ordersToday from './OrdersToday.module.css'
import type { StateColumn } from './order-columns.ts'
import type { OrderList } from './order-list.ts'
import type { OrderRow } from './order-row.ts'

export type Column = Omit<StateColumn, 'orders'> & { rows: ReadonlyArray<OrderRow>; emptyText: string }

type Props = { columns: ReadonlyArray<Column>; list: OrderList }

/** The orders in columns, one for each state. */
export function OrderColumns({ columns, list }: Props) {
  return (
    <div className={styles.columns}>
      {columns.map(({ state, word, tone, sum, rows, emptyText }) => (
        <section key={state} className={styles.column} data-tone={tone} aria-labelledby={`column-${state}`}>
          <h2 id={`column-${state}`}>
            <span>
              {rows.length} {word}
            </span>
            {sum && <span className="number">{sum}</span>}
          </h2>
          <ul className="stack gap-3">
            {rows.map((row) => (
              <OrderCard key={row.number} row={row} list={list} />
            ))}
            {rows.length === 0 && <li className={ordersToday.none}>{emptyText}</li>}
          </ul>
        </section>
      ))}
    </div>
  )
}

function OrderCard({ row, list }: { row: OrderRow; list: OrderList }) {
  const { number } = row
  return (
    <li className={styles.ticket} data-new={row.isNew || undefined} onFocus={() => list.setCurrent(number)}>
      <p>
        <Link href={row.href} id={`order-${number}`}>
          {number}
        </Link>
        <span className="number">{row.placedTime}</span>
      </p>
      <b>{row.customer}</b>
      <span className="muted">{row.place}</span>
      <div>
        <OrderPictures skus={row.skus} size={44} />
        {row.sum && <b className="number">{row.sum}</b>}
      </div>
      <NextTransition row={row} onMove={list.move} />
    </li>
  )
}
