import { AddressBar } from '../../frames/AddressBar.tsx'
import { BrandText } from '../../live/BrandText.tsx'
import place from '../../live/name-place.module.css'
import type { BrandProps } from '../../live/scene-brand.ts'
import { formatRand } from '../../wording/rand.ts'
import { ROWS, TILES, TO_PACK } from '../shop.ts'
import styles from './counter-screen.module.css'

/** As many as can be read in a small window on a page. */
const TILES_SHOWN = 3
const ROWS_SHOWN = 6

/** The totals of the same orders in cents if the shop is a salon: see ShopScreen. */
const SALON_ORDER_CENTS = [23_000, 13_500, 19_000, 9_500, 32_500, 13_500, 23_000, 28_500]
const SALON_ROWS = ROWS.map((row, index) => ({ ...row, salonCents: SALON_ORDER_CENTS[index] ?? 0 }))

/** @param key the state of the orders, or `all` */
function salonSum(key: string): string {
  const rows = SALON_ROWS.filter(({ state }) => key === 'all' || state === key)
  return formatRand(rows.reduce((sum, { salonCents }) => sum + salonCents, 0))
}

/**
 * The shop's office, the order that was just paid on top. Like ShopScreen it does not use the demo's components. It
 * shows no date, because a page may show it beside the tender desk, whose today is another day.
 */
export function CounterScreen({ brand }: BrandProps) {
  return (
    <div className={styles.counter}>
      <AddressBar
        address={
          <span className={styles.address}>
            <BrandText brand={brand} part="address" />
            /admin
          </span>
        }
      />
      <div className={styles.head}>
        <div className={`${styles.name} ${place.lines}`}>
          <BrandText brand={brand} />
        </div>
        <p className={styles.here}>
          Orders <i>{TO_PACK}</i>
        </p>
        <p>Products</p>
      </div>
      <p className={styles.title}>
        <b>Orders today</b>
      </p>
      <ul className={styles.tally}>
        {TILES.slice(0, TILES_SHOWN).map(({ key, count, word, sum, tone }) => (
          <li key={key} className={styles[tone]}>
            <b>{count}</b> {word}
            <span className={styles.goods}>{sum}</span>
            <span className={styles.salon}>{salonSum(key)}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.orders}>
        {SALON_ROWS.slice(0, ROWS_SHOWN).map((row) => (
          <Order key={row.number} {...row} />
        ))}
      </ul>
    </div>
  )
}

function Order({
  number,
  customer,
  place,
  sum,
  salonCents,
  state,
  isNew,
  next,
}: (typeof SALON_ROWS)[number]) {
  return (
    <li className={isNew ? styles.fresh : ''}>
      <span>{number}</span>
      <b>{customer}</b>
      <b className={`${styles.sum} ${styles.goods}`}>{sum}</b>
      <b className={`${styles.sum} ${styles.salon}`}>{formatRand(salonCents)}</b>
      <span className={`${styles.state} ${styles[STATE_CLASSES[state] ?? 'done']}`}>{state}</span>
      {isNew && (
        <>
          <span className={styles.place}>{place}</span>
          <span className={styles.next}>{next?.button}</span>
        </>
      )}
    </li>
  )
}

/** The class of the label of each state. */
const STATE_CLASSES: Readonly<Record<string, keyof typeof styles>> = {
  paid: 'yes',
  packed: 'low',
  'with courier': 'way',
}
