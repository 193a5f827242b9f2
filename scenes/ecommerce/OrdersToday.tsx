import { formatRand } from '../wording/rand.ts'
import { OfficeHead } from './OfficeHead.tsx'
import { OfficeWindow } from './OfficeWindow.tsx'
import { countOf, ORDERS, TODAY_CENTS } from './orders.ts'
import styles from './orders-today.module.css'
import { ORDER } from './shop.ts'

const COUNTS = [
  { state: 'Paid', label: 'to pack' },
  { state: 'Packed', label: 'packed' },
  { state: 'With courier', label: 'with courier' },
  { state: 'Delivered', label: 'delivered' },
] as const

/** Eight orders with coloured states; the one that just crossed the counter stands on top. */
export function OrdersToday() {
  return (
    <OfficeWindow address="kiaat.example/admin" section="Orders">
      <OfficeHead title="Orders today">Tuesday 24 November, 15:16</OfficeHead>
      <ul className={styles.counts}>
        <li>
          <b>{ORDERS.length}</b> orders
        </li>
        <li>
          <b>{formatRand(TODAY_CENTS)}</b>
        </li>
        {COUNTS.map(({ state, label }) => (
          <li key={state} data-state={state}>
            <b>{countOf(state)}</b> {label}
          </li>
        ))}
      </ul>
      <ul className={styles.orders}>
        {ORDERS.map(({ number, who, where, totalCents, state }) => (
          <li key={number} data-new={number === ORDER.number || undefined}>
            <code>{number}</code>
            <b>{who}</b>
            <span>{where}</span>
            <b className={styles.amount}>{formatRand(totalCents)}</b>
            <i data-state={state}>{state}</i>
          </li>
        ))}
      </ul>
    </OfficeWindow>
  )
}
