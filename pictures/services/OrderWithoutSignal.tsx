import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import { formatRand } from '../wording/rand.ts'
import { GoodPicture } from './Goods.tsx'
import { type Layout, NARROW_WINDOW, WIDE_WINDOW } from './layout.ts'
import styles from './order-without-signal.module.css'
import { GOODS, type Good, QUEUED_ORDER, QUEUED_ORDER_CENTS, QUEUED_ORDER_SLOT, SHOP, SLOTS } from './shop.ts'

const OFFERED: ReadonlyArray<Good> = ['bread', 'milk', 'eggs']

/** Mobile and web: the shop's list of orders, and the order that waits on a phone for the signal. */
export function OrderWithoutSignal({ narrow = false }: Layout) {
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <Frame kind="window" {...(narrow ? NARROW_WINDOW : WIDE_WINDOW)} className={styles.office}>
        <AddressBar address="sithole.example/pack" />
        <div className={styles.head}>
          <b>To pack</b>
          <span>Friday, 17:46</span>
        </div>
        <ul className={styles.slots}>
          {SLOTS.map(({ time, state, what }) => (
            <li key={time} data-state={state}>
              <b>{time}</b>
              <i>{state}</i>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </Frame>
      {!narrow && <OrderArrow />}
      <Frame
        kind="phone"
        {...(narrow
          ? { left: 296, top: 388, width: 448, height: 692 }
          : { left: 654, top: 392, width: 450, height: 700 })}
        className={styles.phone}
      >
        <Basket />
      </Frame>
    </div>
  )
}

/** The arrow from the phone to the list that will get the order. */
function OrderArrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 340 84" aria-hidden="true">
      <path d="M330 80V40a18 18 0 0 0-18-18H22" />
      <path d="m36 8-15 14 15 14" />
    </svg>
  )
}

function Basket() {
  return (
    <div className={styles.basket}>
      <p className={styles.status}>
        17:46
        <svg viewBox="0 0 44 28" aria-hidden="true">
          <path d="M4 28v-6" stroke="currentColor" />
          <path d="M16 28V16M28 28V9M40 28V1" stroke="#c9ccc6" />
        </svg>
      </p>
      <p className={styles.kept}>No signal. Your order is kept and goes out when it is back (an extra).</p>
      <h4>{SHOP}</h4>
      <ul>
        {OFFERED.map((good) => (
          <Offer key={good} good={good} />
        ))}
      </ul>
      <p className={styles.sum}>
        <span>Collect at {SLOTS[QUEUED_ORDER_SLOT]?.time}</span>
        <b>{formatRand(QUEUED_ORDER_CENTS)}</b>
      </p>
      <p className={styles.button}>Order kept</p>
    </div>
  )
}

function Offer({ good }: { good: Good }) {
  const ordered = QUEUED_ORDER.find((line) => line.good === good)
  return (
    <li>
      <span className={styles.good} data-good={good}>
        <GoodPicture good={good} />
      </span>
      <span>
        <b>{GOODS[good].name}</b>
        {formatRand(GOODS[good].priceCents)}
      </span>
      <u data-none={ordered ? undefined : ''}>{ordered?.count ?? '+'}</u>
    </li>
  )
}
