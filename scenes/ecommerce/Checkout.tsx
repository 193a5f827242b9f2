import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { formatRand } from '../wording/rand.ts'
import { Browser } from './Browser.tsx'
import styles from './checkout.module.css'
import kiaat from './kiaat.module.css'
import { OrderSum } from './OrderSum.tsx'
import { ORDER, ORDER_CENTS } from './shop.ts'

const WAYS = [
  {
    name: 'To the door',
    note: 'Observatory, Thursday 26 November',
    cents: ORDER.deliveryCents,
    chosen: true,
  },
  { name: 'Locker', note: 'The table is too big for one', cents: null },
  { name: 'Collect', note: 'Woodstock, tomorrow from 10:00', cents: 0 },
]
const PAYMENTS = ['Card', 'Instant EFT', 'Scan to pay']

/** Door, locker or collection above the ways to pay; the total stands beside both and stays. */
export function Checkout() {
  return (
    <Ground tint="rooibos">
      <Frame kind="window" left={48} top={44} width={1104} height={812} className={kiaat.shop}>
        <Browser address="kiaat.example/checkout" />
        <div className={styles.columns}>
          <div className={styles.choices}>
            <ol className={styles.steps}>
              <li>Delivery</li>
              <li>Payment</li>
              <li>Done</li>
            </ol>
            <ul className={styles.ways}>
              {WAYS.map(({ name, note, cents, chosen }) => (
                <li key={name} data-chosen={chosen} data-off={cents === null || undefined}>
                  <i />
                  <span>
                    <b>{name}</b>
                    {note}
                  </span>
                  <b>{cents !== null && formatRand(cents)}</b>
                </li>
              ))}
            </ul>
            <p className={styles.label}>Pay with</p>
            <ul className={styles.payments}>
              {PAYMENTS.map((payment, at) => (
                <li key={payment} data-chosen={at === 0 || undefined}>
                  {payment}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.basket}>
            <OrderSum delivery="Delivery" />
            <p className={`${kiaat.button} ${styles.pay}`}>Pay {formatRand(ORDER_CENTS)}</p>
            <p className={styles.note}>The total is the same on the next page.</p>
          </div>
        </div>
      </Frame>
    </Ground>
  )
}
