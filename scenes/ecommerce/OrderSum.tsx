import { formatRand } from '../wording/rand.ts'
import styles from './checkout.module.css'
import { GoodPicture } from './GoodPicture.tsx'
import { ORDER, ORDER_CENTS, ORDER_VAT_CENTS } from './shop.ts'

/** Order 1042 as the customer sees it: its two lines, the delivery and the total with the VAT in it. */
export function OrderSum({ delivery }: { delivery: string }) {
  return (
    <>
      {ORDER.lines.map(({ product, detail }) => (
        <p key={product.good} className={styles.product}>
          <GoodPicture good={product.good} viewBox="-8 -8 116 116" wall />
          <span>
            {product.name}
            <small>{detail}</small>
          </span>
          <b>{formatRand(product.priceCents)}</b>
        </p>
      ))}
      <p className={styles.line}>
        {delivery} <b>{formatRand(ORDER.deliveryCents)}</b>
      </p>
      <p className={styles.total}>
        <span>
          Total
          <small>incl. VAT {formatRand(ORDER_VAT_CENTS)}</small>
        </span>
        <b>{formatRand(ORDER_CENTS)}</b>
      </p>
    </>
  )
}
