import { VAT_RATE } from '../../demos/shop/vat.ts'
import { Frame } from '../frames/Frame.tsx'
import { formatRand } from '../wording/rand.ts'
import { GoodPicture } from './Goods.tsx'
import { type Layout, NARROW_WINDOW, WIDE_WINDOW } from './layout.ts'
import { amount, GOODS, type Good, type Line, OFFLINE_SALES, RECEIPT, SALE, SHOP } from './shop.ts'
import styles from './till-offline.module.css'

const QUICK: ReadonlyArray<Good> = ['bread', 'milk', 'meal', 'eggs', 'airtime']
const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '00', ',']

/** Desktop software: a till that sells while offline. */
export function TillOffline({ narrow = false }: Layout) {
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <Frame kind="window" {...(narrow ? NARROW_WINDOW : WIDE_WINDOW)} className={styles.till}>
        <p className={styles.title}>
          <b>Till 1, {SHOP}</b>
          18:40
          <svg viewBox="0 0 108 24" aria-hidden="true">
            <path d="M2 12h20M46 3h18v18H46zM88 3l18 18M106 3 88 21" />
          </svg>
        </p>
        <div className={styles.desk}>
          <Receipt />
          <div className={styles.keys}>
            <ul className={styles.quick}>
              {QUICK.slice(0, narrow ? 5 : 3).map((good) => (
                <li key={good} data-on={good === 'bread' ? '' : undefined}>
                  <GoodPicture good={good} />
                </li>
              ))}
            </ul>
            {!narrow && KEYS.map((key) => <i key={key}>{key}</i>)}
            <i className={styles.cash}>Cash</i>
            <i className={styles.card}>Card</i>
          </div>
        </div>
        <Offline />
      </Frame>
    </div>
  )
}

function Receipt() {
  return (
    <div className={styles.receipt}>
      {SALE.map((line) => (
        <ReceiptLine key={line.good} {...line} />
      ))}
      <dl>
        <div>
          <dt>
            VAT {VAT_RATE} on {amount(RECEIPT.taxedCents)}
          </dt>
          <dd>{amount(RECEIPT.vatCents)}</dd>
        </div>
        <div>
          <dt>Zero-rated</dt>
          <dd>{amount(RECEIPT.zeroRatedCents)}</dd>
        </div>
      </dl>
      <p className={styles.total}>
        <span>Total</span>
        <b>{formatRand(RECEIPT.totalCents)}</b>
      </p>
      <p className={styles.change}>
        <span>Cash {formatRand(RECEIPT.cashCents)}</span>
        <span>
          Change <b>{formatRand(RECEIPT.changeCents)}</b>
        </span>
      </p>
    </div>
  )
}

function ReceiptLine({ good, count }: Line) {
  const { name, priceCents } = GOODS[good]
  return (
    <p className={styles.line} data-on={good === 'bread' ? '' : undefined}>
      <b>{name}</b>
      <span>{count > 1 ? `${count} × ${amount(priceCents)}` : count}</span>
      <i>{amount(count * priceCents)}</i>
    </p>
  )
}

function Offline() {
  return (
    <div className={styles.offline}>
      <p>
        <b>Offline since 17:52.</b> {OFFLINE_SALES} sales are safe on this computer and go to the office when
        the line is back.
      </p>
      <svg viewBox={`0 0 ${OFFLINE_SALES * 30 - 10} 34`} aria-hidden="true">
        {Array.from({ length: OFFLINE_SALES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slips have no id
          <path key={index} d={`M${index * 30} 0h20v34l-5-5-5 5-5-5-5 5z`} />
        ))}
      </svg>
    </div>
  )
}
