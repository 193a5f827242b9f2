import type { ReactNode } from 'react'
import { formatRand } from '../../../../domain/money/money.ts'
import { counted } from '../../../../domain/wording.ts'
import { storeAddresses } from '../../../addresses.ts'
import { OneColumn } from '../parts/TwoColumns.tsx'
import styles from './OrdersView.module.css'

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
