import checkout from '../ecommerce/checkout.module.css'
import { BagIcon } from '../ecommerce/icons.tsx'
import kiaat from '../ecommerce/kiaat.module.css'
import { OrderSum } from '../ecommerce/OrderSum.tsx'
import { ORDER, ORDER_CENTS } from '../ecommerce/shop.ts'
import { StatusBar } from '../frames/StatusBar.tsx'
import { formatRand } from '../wording/rand.ts'
import styles from './heroes.module.css'

const WAYS = ['Card', 'EFT', 'Scan']

/** Order 1042 a moment before it is paid, on the customer's phone. */
export function PayOnPhone() {
  return (
    <div className={`${kiaat.shop} ${styles.screen}`}>
      <StatusBar time="15:15" />
      <p className={styles.brand}>
        <b>Kiaat &amp; Co</b>
        <span className={kiaat.bag}>
          <BagIcon />
          {ORDER.lines.length}
        </span>
      </p>
      <div className={`${checkout.basket} ${styles.pay}`}>
        <h3>Pay</h3>
        <OrderSum delivery="To the door, Thursday" />
        <ul className={`${checkout.payments} ${styles.ways}`}>
          {WAYS.map((way, at) => (
            <li key={way} data-chosen={at === 0 || undefined}>
              {way}
            </li>
          ))}
        </ul>
        <p className={`${kiaat.button} ${checkout.pay}`}>Pay {formatRand(ORDER_CENTS)}</p>
        <p className={checkout.note}>No account needed</p>
      </div>
    </div>
  )
}
