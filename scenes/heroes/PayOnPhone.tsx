import { formatRand } from '../../domain/money.ts'
import checkout from '../ecommerce/checkout.module.css'
import { GoodPicture } from '../ecommerce/GoodPicture.tsx'
import { BagIcon } from '../ecommerce/icons.tsx'
import kiaat from '../ecommerce/kiaat.module.css'
import { ORDER, ORDER_CENTS, ORDER_VAT_CENTS } from '../ecommerce/shop.ts'
import { StatusBar } from '../frames/StatusBar.tsx'
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
        {ORDER.lines.map(({ product, detail }) => (
          <p key={product.good} className={checkout.product}>
            <GoodPicture good={product.good} viewBox="-8 -8 116 116" wall />
            <span>
              {product.name}
              <small>{detail}</small>
            </span>
            <b>{formatRand(product.priceCents)}</b>
          </p>
        ))}
        <p className={checkout.line}>
          To the door, Thursday <b>{formatRand(ORDER.deliveryCents)}</b>
        </p>
        <p className={checkout.total}>
          <span>
            Total
            <small>incl. VAT {formatRand(ORDER_VAT_CENTS)}</small>
          </span>
          <b>{formatRand(ORDER_CENTS)}</b>
        </p>
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
