import type { Purpose } from '../../../domain/content/pages.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Purposes.module.css'

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

function BranchesScene() {
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

const ORDERS = [
  { item: 'Shea butter, 250 g × 2', cents: 190_00, paid: true },
  { item: 'Braiding hair × 6', cents: 420_00, paid: true },
  { item: 'Gift voucher', cents: 350_00, paid: true },
  { item: 'Head wrap, indigo', cents: 160_00, paid: false },
  { item: 'Castor oil, 100 ml', cents: 85_00, paid: true },
]

function OrdersScene() {
  return (
    <div className={styles.sheet}>
      <p className={styles.head}>
        <b>Orders today</b>
        <span>Saturday</span>
      </p>
      {ORDERS.map(({ item, cents, paid }) => (
        <p key={item} className={styles.row}>
          <b>{item}</b>
          <span>{formatRand(cents)}</span>
          <i className={paid ? undefined : styles.due}>{paid ? 'Paid' : 'EFT due'}</i>
        </p>
      ))}
    </div>
  )
}

function ChatScene() {
  return (
    <div className={`${styles.sheet} ${styles.chat}`}>
      <div className={styles.who}>
        <i />
        <b>Salon, Umlazi</b>
        <span>open until 18:00</span>
      </div>
      <p className={styles.asked}>Do you have a place on Saturday for braids?</p>
      <p className={styles.answered}>Saturday 10:00 or 13:30. Which one shall I keep?</p>
      <p className={styles.asked}>10:00 please</p>
      <p className={styles.answered}>It is yours. See you on Saturday at 10:00.</p>
    </div>
  )
}

const SCENES = { chat: ChatScene, orders: OrdersScene, branches: BranchesScene }

/** The purposes of our work, each with a drawn scene of one salon. */
export function Purposes({ heading, purposes }: { heading: string; purposes: ReadonlyArray<Purpose> }) {
  return (
    <Section ground="quiet">
      <h2>{heading}</h2>
      <ul className={styles.purposes}>
        {purposes.map(({ title, description, scene, tint }) => {
          const Scene = SCENES[scene]
          return (
            <li key={title}>
              <div className={styles.picture} data-tint={tint} aria-hidden="true">
                <Scene />
              </div>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>The salon in the pictures is an example.</p>
    </Section>
  )
}
