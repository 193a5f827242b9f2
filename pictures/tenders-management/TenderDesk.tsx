import type { BrandProps } from '../live/scene-brand.ts'
import { daysBetween, formatDate, weekdayName } from '../wording/dates.ts'
import book from './bidbook.module.css'
import { shortDay, TODAY } from './office.ts'
import { TopBar } from './TopBar.tsx'
import styles from './tender-desk.module.css'
import { HIDDEN_NOTICES, OPEN_TENDERS, type Tender } from './tenders.ts'

const FILTERS = ['4 provinces', 'CIDB to 4CE', 'Roads, water, building']

/** The notices that fit the company, the first of which closes tomorrow. */
export function TenderDesk({ brand }: BrandProps) {
  return (
    <>
      <TopBar brand={brand} openTab="For you" />
      <div className={styles.head}>
        <p className={book.title}>{OPEN_TENDERS.length} that fit you</p>
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
    </>
  )
}

/** The same in a window of 760 by 720: the name has a line of its own, a notice says below its buyer when it closes. */
export function NarrowTenderDesk({ brand }: BrandProps) {
  return (
    <div className={`${book.book} ${styles.narrow}`}>
      <TenderDesk brand={brand} />
    </div>
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
        <div className={styles.title}>{tender.title}</div>
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
