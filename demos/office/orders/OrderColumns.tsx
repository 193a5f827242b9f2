import { Link } from 'wouter'
import type { OrderState } from '../../shop/order.ts'
import { NextTransition } from './NextTransition.tsx'
import styles from './OrderColumns.module.css'
import { OrderPictures } from './OrderPictures.tsx'
import ordersToday from './OrdersToday.module.css'
import type { StateColumn } from './order-columns.ts'
import type { OrderRow } from './order-row.ts'

export type Column = Omit<StateColumn, 'orders'> & { rows: ReadonlyArray<OrderRow>; emptyText: string }

type Props = {
  columns: ReadonlyArray<Column>
  onMove: (number: number, to: OrderState) => void
  /** Makes an order the one that keyboard shortcuts act on. */
  onCurrent: (number: number) => void
}

/** The orders in columns, one for each state. */
export function OrderColumns({ columns, onMove, onCurrent }: Props) {
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
          <ul>
            {rows.map((row) => (
              <OrderCard key={row.number} row={row} onMove={onMove} onCurrent={onCurrent} />
            ))}
            {rows.length === 0 && <li className={ordersToday.none}>{emptyText}</li>}
          </ul>
        </section>
      ))}
    </div>
  )
}

function OrderCard({ row, onMove, onCurrent }: Pick<Props, 'onMove' | 'onCurrent'> & { row: OrderRow }) {
  const { number, next } = row
  return (
    <li className={styles.ticket} data-new={row.isNew || undefined} onFocus={() => onCurrent(number)}>
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
      {next && <NextTransition number={number} state={row.state} next={next} onMove={onMove} />}
    </li>
  )
}
