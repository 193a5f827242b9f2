import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { daysBetween } from '../wording/dates.ts'
import { formatRand } from '../wording/rand.ts'
import book from './bidbook.module.css'
import styles from './card.module.css'
import { DONE, STEPS } from './checklist.ts'
import { TODAY } from './office.ts'
import { TO_SEND, totals } from './pricing.ts'
import { OPEN_TENDERS, ROAD } from './tenders.ts'

/** Bidbook at the size of a card: three notices, and the one that closes tomorrow in hand. */
export function Card() {
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={64} top={72} width={1200} height={900} className={book.book}>
        <p className={styles.top}>Bidbook</p>
        <ul className={styles.list}>
          {OPEN_TENDERS.slice(0, 3).map(({ reference, title, buyer, closing }) => (
            <li key={reference} data-hot={reference === ROAD.reference ? '' : undefined}>
              <b>{daysBetween(TODAY, closing.date)}</b>
              <div>
                <h4>{title.split(',')[0]}</h4>
                <p>{buyer}</p>
              </div>
            </li>
          ))}
        </ul>
      </Frame>
      <Frame kind="sheet" left={282} top={594} width={858} className={`${book.book} ${styles.bid}`}>
        <p className={styles.closing}>
          Closing tomorrow <b>{ROAD.closing.time}</b>
        </p>
        <div className={styles.steps}>
          {STEPS.map(({ name, done }) => (
            <i key={name} data-done={done ? '' : undefined} />
          ))}
        </div>
        <p className={styles.done}>
          {DONE} of {STEPS.length} done
          <b className={book.mono}>{formatRand(totals(TO_SEND).priceCents)}</b>
        </p>
      </Frame>
    </Ground>
  )
}
