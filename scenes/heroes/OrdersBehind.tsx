import { Browser } from '../ecommerce/Browser.tsx'
import kiaat from '../ecommerce/kiaat.module.css'
import { countOf, ORDERS, TODAY_CENTS } from '../ecommerce/orders.ts'
import today from '../ecommerce/orders-today.module.css'
import { ORDER } from '../ecommerce/shop.ts'
import { formatRand } from '../wording/rand.ts'
import styles from './orders-behind.module.css'

/** CSS pixels: as tall as the phone that stands before it; on a phone the five newest orders, as large as its other text. */
export const BEHIND = { width: 972, height: 1044 }
export const BEHIND_NARROW = { width: 720, height: 720 }

const ON_A_PHONE = 5

/** The shop's dashboard as it is seen behind the phone that pays: its left edge stays free for that phone. */
export function OrdersBehind({ narrow = false }: { narrow?: boolean }) {
  return (
    <div className={`${kiaat.office} ${styles.window} ${narrow ? styles.narrow : ''}`}>
      {!narrow && <Browser address="kiaat.example/admin" />}
      <div className={styles.page}>
        <h3>Orders today</h3>
        <ul className={styles.counts}>
          <li>
            <b>{ORDERS.length}</b> orders
          </li>
          <li>
            <b>{formatRand(TODAY_CENTS)}</b> incl. VAT
          </li>
          <li data-state="Paid">
            <b>{countOf('Paid')}</b> to pack
          </li>
        </ul>
        <ul className={`${today.orders} ${styles.orders}`}>
          {(narrow ? ORDERS.slice(0, ON_A_PHONE) : ORDERS).map(({ number, who, totalCents, state }) => (
            <li key={number} data-new={number === ORDER.number || undefined}>
              <code>{number}</code>
              <b>{who}</b>
              <b className={today.amount}>{formatRand(totalCents)}</b>
              <i data-state={state}>{state}</i>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
