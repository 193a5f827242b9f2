import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { daysBetween, formatDate, weekdayName } from '../wording/dates.ts'
import book from './bidbook.module.css'
import { shortDay, TODAY } from './office.ts'
import { TopBar } from './TopBar.tsx'
import { HIDDEN_NOTICES, OPEN_TENDERS, type Tender } from './tenders.ts'
import styles from './tenders-for-you.module.css'

const FILTERS = ['4 provinces', 'CIDB to 4CE', 'Roads, water, building']

/** The notices that fit the company, the first of which closes tomorrow. */
export function TendersForYou() {
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={60} top={44} width={1080} height={910} className={book.book}>
        <TopBar on="For you" />
        <div className={styles.head}>
          <h3 className={book.title}>{OPEN_TENDERS.length} that fit you</h3>
          <span className={book.quiet}>
            {weekdayName(TODAY)} {formatDate(TODAY)}
          </span>
        </div>
        <ul className={styles.list}>
          {OPEN_TENDERS.map((tender) => (
            <Notice key={tender.reference} tender={tender} />
          ))}
        </ul>
        <div className={styles.foot}>
          <span>{HIDDEN_NOTICES} hidden by</span>
          {FILTERS.map((filter) => (
            <i key={filter}>{filter}</i>
          ))}
        </div>
      </Frame>
    </Ground>
  )
}

function Notice({ tender }: { tender: Tender }) {
  const days = daysBetween(TODAY, tender.closing.date)
  return (
    <li data-hot={days === 1 ? '' : undefined}>
      <span className={styles.days}>
        <b>{days}</b>
        {days === 1 ? 'day left' : 'days left'}
      </span>
      <div>
        <h4>{tender.title}</h4>
        <p>
          {tender.buyer}, {tender.province}
        </p>
        <p className={styles.marks}>
          <span className={book.grade}>{tender.grade}</span>
          <span className={book.mono}>{tender.reference}</span>
        </p>
      </div>
      <span className={styles.closes}>
        <b>{days === 1 ? 'Closing tomorrow' : 'Closes'}</b>
        {shortDay(tender.closing.date)}
        <span className={`${book.mono} ${styles.time}`}>{tender.closing.time}</span>
      </span>
    </li>
  )
}
