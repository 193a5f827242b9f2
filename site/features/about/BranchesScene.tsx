import styles from './scenes.module.css'

const FULL_SHELVES = 200
const BRANCHES = [
  { place: 'Umlazi', stock: 184 },
  { place: 'KwaMashu', stock: 122 },
  { place: 'Pinetown', stock: 48, note: 'Opens next month' },
]
const COUNTS = [
  { what: 'Bookings, Saturday', count: 41 },
  { what: 'Staff logins', count: 9 },
]

export function BranchesScene() {
  return (
    <div className={styles.sheet}>
      <p className={styles.head}>
        <b>Branches</b>
        <span>Stock, all three</span>
      </p>
      {BRANCHES.map(({ place, stock, note }) => (
        <p key={place} className={`${styles.row} ${styles.branch}`}>
          <b>{place}</b>
          <span>{stock}</span>
          <StockBar stock={stock} />
          {note && <i>{note}</i>}
        </p>
      ))}
      {COUNTS.map(({ what, count }) => (
        <p key={what} className={`${styles.row} ${styles.quiet}`}>
          <b>{what}</b>
          <span>{count}</span>
        </p>
      ))}
    </div>
  )
}

function StockBar({ stock }: { stock: number }) {
  return (
    <svg viewBox={`0 0 ${FULL_SHELVES} 8`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={FULL_SHELVES} height="8" fill="#e7efe6" />
      <rect width={stock} height="8" fill="#4d8a5f" />
    </svg>
  )
}
