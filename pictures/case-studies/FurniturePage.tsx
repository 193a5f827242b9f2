import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import { formatRand } from '../wording/rand.ts'
import styles from './furniture-page.module.css'
import { type Layout, NARROW_WINDOW, WIDE_WINDOW } from './layout.ts'
import { SideView, TopView } from './TableDrawings.tsx'
import { LAY_BY_CENTS, LAY_BY_MONTHS, LENGTHS, TABLE, TRUCK, WOOD, WOODS } from './table.ts'
import windows from './windows.module.css'

/** A table to order: the price moves with its length and wood, and says when it is ready. */
export function FurniturePage({ narrow = false }: Layout) {
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <Frame kind="window" {...(narrow ? NARROW_WINDOW : WIDE_WINDOW)} className={windows.flat}>
        <AddressBar address="tables.example/dining" />
        <div className={styles.page}>
          <div className={styles.drawings}>
            <SideView />
            {!narrow && <TopView />}
            {!narrow && <p>Six at its sides, two more at its ends</p>}
          </div>
          <div className={styles.options}>
            <h4>Dining table, kiaat</h4>
            <p className={styles.label}>Length</p>
            <p className={styles.lengths}>
              {LENGTHS.map(({ label, chosen }) => (
                <span key={label} data-on={chosen ? '' : undefined}>
                  {label}
                </span>
              ))}
            </p>
            <p className={styles.label}>Wood</p>
            <Woods />
            <p className={styles.price}>{formatRand(TABLE.priceCents)}</p>
            <p className={styles.ready}>incl. VAT · ready in {TABLE.weeks} weeks</p>
            <p className={styles.row}>
              <span>By truck to {TRUCK.to}</span>
              <b>{formatRand(TRUCK.priceCents)}</b>
            </p>
            <p className={styles.row}>
              <span>Lay-by over {LAY_BY_MONTHS} months</span>
              <b>{formatRand(LAY_BY_CENTS)}</b>
            </p>
            <p className={styles.button}>Order this table</p>
          </div>
        </div>
      </Frame>
    </div>
  )
}

function Woods() {
  return (
    <p className={styles.woods}>
      {WOODS.map(({ name, colour }) => (
        <svg key={name} viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="22" fill={colour} />
          {name === WOOD && <circle cx="32" cy="32" r="29" fill="none" stroke="#33241a" strokeWidth="4" />}
        </svg>
      ))}
      {WOOD}
    </p>
  )
}
