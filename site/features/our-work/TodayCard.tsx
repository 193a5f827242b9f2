import type { TodayCard as Card, TodayRow } from '../../../domain/content/drawings.ts'
import { formatRand } from '../../../domain/money/money.ts'
import styles from './TodayCard.module.css'

/** Today's situation: a screen, a telephone or a notebook, drawn with text. */
export function TodayCard({ card, className = '' }: { card: Card; className?: string | undefined }) {
  return (
    <figure className={`night ${styles.card} ${className}`}>
      <p className={styles.head}>
        <b>{card.title}</b>
        <span>{card.note}</span>
      </p>
      <ul>
        {card.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows repeat ("Missed call") and never move
          <li key={index} className={styles[row.kind]} data-tone={row.kind === 'line' ? row.tone : undefined}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Row({ row }: { row: TodayRow }) {
  switch (row.kind) {
    case 'line':
      return (
        <>
          {row.label && <span>{row.label}</span>}
          {row.text && <span className={styles.text}>{row.text}</span>}
          {row.end && <span>{row.end}</span>}
        </>
      )
    case 'bubble':
    case 'draft':
      return row.text
    case 'photo':
      return <TablePhoto />
    case 'note':
      return (
        <>
          <b>{row.heading}</b> {row.text}
        </>
      )
    case 'deposit':
      return (
        <>
          <span>
            {row.before} {formatRand(row.amountCents)} {row.after}
          </span>
          <b>{row.reference}</b>
        </>
      )
  }
}

function TablePhoto() {
  return (
    <svg viewBox="0 0 120 66" role="img" aria-label="Photograph of a table">
      <path className={styles.table} d="M18 26h84v5H18zM26 31h6l-2 26h-3zM88 31h6l-1 26h-3z" />
      <path className={styles.ground} d="M0 57h120v9H0z" />
    </svg>
  )
}
