import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { formatRand } from '../wording/rand.ts'
import book from './bidbook.module.css'
import { CLOSING_DAY, shortDate } from './office.ts'
import { TO_SEND, totals } from './pricing.ts'
import { ROAD } from './tenders.ts'
import styles from './year-in-review.module.css'

const KINDS = ['won', 'lost', 'waiting'] as const

/** All bids of the year by buyer; the road tender, sent this morning, is the one that waits. */
export function YearInReview() {
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={60} top={44} width={1080} className={book.book}>
        <div className={styles.head}>
          <div>
            <h3 className={book.title}>2026 in review</h3>
            <p className={book.quiet}>to {shortDate(CLOSING_DAY)}</p>
          </div>
          <div className={styles.won}>
            Won, incl. VAT
            <b className={book.mono}>{formatRand(YEAR.wonCents)}</b>
          </div>
        </div>
        <ul className={styles.counts}>
          <li>
            <b>{YEAR.sent}</b>sent
          </li>
          {KINDS.map((kind) => (
            <li key={kind} data-kind={kind}>
              <b>{YEAR[kind]}</b>
              {kind}
              <i data-kind={kind} />
            </li>
          ))}
        </ul>
        <ul className={styles.buyers}>
          {BUYERS.map((buyer) => (
            <Row key={buyer.name} buyer={buyer} />
          ))}
        </ul>
        <p className={styles.sent}>
          <i data-kind="waiting" />
          {ROAD.title.split(',')[0]}, sent today
          <b className={book.mono}>{formatRand(totals(TO_SEND).totalCents)}</b>
        </p>
      </Frame>
    </Ground>
  )
}

function Row({ buyer }: { buyer: Buyer }) {
  return (
    <li>
      <b>{buyer.name}</b>
      <span className={book.mono}>{formatRand(buyer.wonCents)}</span>
      <div className={styles.bids}>{KINDS.flatMap((kind) => squares(kind, buyer[kind]))}</div>
    </li>
  )
}

function squares(kind: string, count: number) {
  return Array.from({ length: count }, (_, index) => `${kind} ${index}`).map((key) => (
    <i key={key} data-kind={kind} />
  ))
}

type Buyer = { name: string; won: number; lost: number; waiting: number; wonCents: number }

/** Bids of 2026 as they stand on the day on which the road tender was handed in. */
const BUYERS: ReadonlyArray<Buyer> = [
  { name: 'Kei Water Board', won: 2, lost: 1, waiting: 0, wonCents: 5_480_000_00 },
  { name: ROAD.buyer, won: 3, lost: 3, waiting: 1, wonCents: 4_860_000_00 },
  { name: 'Mzintlava District', won: 2, lost: 6, waiting: 0, wonCents: 3_120_000_00 },
  { name: 'Provincial Health, Free State', won: 1, lost: 4, waiting: 0, wonCents: 940_000_00 },
  { name: 'Provincial Roads, Limpopo', won: 0, lost: 4, waiting: 0, wonCents: 0 },
]

const YEAR = {
  won: sum('won'),
  lost: sum('lost'),
  waiting: sum('waiting'),
  sent: sum('won') + sum('lost') + sum('waiting'),
  wonCents: sum('wonCents'),
}

function sum(key: 'won' | 'lost' | 'waiting' | 'wonCents'): number {
  return BUYERS.reduce((total, buyer) => total + buyer[key], 0)
}
