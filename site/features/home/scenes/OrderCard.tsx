import { formatRand } from '../../../../domain/money/money.ts'
import { Loaf } from './Loaf.tsx'
import styles from './OrderCard.module.css'

// Prices of a drawn shop, not ours.
const BREAD = { cents: 1799, count: 2 }
const MILK = { cents: 3899, count: 1 }

export function OrderCard() {
  return (
    <div className={styles.card}>
      <p className={styles.offline}>No signal. Your order is kept.</p>
      <p className={styles.line}>
        <i>
          <Loaf className={styles.picture} />
        </i>
        <b>
          Brown bread 700 g<small>{formatRand(BREAD.cents)}</small>
        </b>
        <u>{BREAD.count}</u>
      </p>
      <p className={styles.line}>
        <i data-milk>
          <svg viewBox="0 0 40 40" className={styles.picture} aria-hidden="true">
            <path d="M15 6h10v5l4 6v17a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2V17l4-6z" fill="#fff" />
            <path d="M11 21h18v8H11zM15 6h10v3H15z" fill="#3d6aa8" />
          </svg>
        </i>
        <b>
          Milk 2 L<small>{formatRand(MILK.cents)}</small>
        </b>
        <u>{MILK.count}</u>
      </p>
      <p className={styles.order}>Order, {formatRand(BREAD.cents * BREAD.count + MILK.cents * MILK.count)}</p>
    </div>
  )
}
