import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { addDays, type CalendarDate, daysBetween, formatDate } from '../wording/dates.ts'
import { CameraPicture } from './camera/CameraPicture.tsx'
import room from './control-room.module.css'
import { CLINIC_IN_JANUARY, CLINIC_IN_JUNE } from './places/clinic.ts'
import styles from './site-progress.module.css'

/** The clinic from one camera position in January and in June, with the slider between the two. */
export function SiteProgress() {
  return (
    <Ground tint="aloe">
      <Frame kind="window" left={44} top={32} width={1112} className={room.room}>
        <div className={room.head}>
          <h3>Clinic, block B</h3>
          <span className={room.quiet}>Lenasia site, {SNAPSHOTS} daily stills</span>
        </div>
        <div className={styles.compare}>
          <CameraPicture view={CLINIC_IN_JUNE} className={styles.whole} />
          <div className={styles.before}>
            <CameraPicture view={CLINIC_IN_JANUARY} className={styles.whole} />
          </div>
          <span className={styles.tag}>{formatDate(FIRST)}</span>
          <span className={styles.tag}>{formatDate(LAST)}</span>
          <Handle />
        </div>
        <Months />
      </Frame>
    </Ground>
  )
}

function Handle() {
  return (
    <div className={styles.handle}>
      <svg width="92" height="92" viewBox="0 0 92 92" aria-hidden="true">
        <circle cx="46" cy="46" r="46" fill="#fffdf6" />
        <path
          d="m36 28-18 18 18 18M56 28l18 18-18 18"
          fill="none"
          stroke="#101814"
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  )
}

function Months() {
  const [from, to] = [positionOf(FIRST), positionOf(LAST)]
  return (
    <div className={styles.months}>
      <i style={{ left: `${from}%`, width: `${to - from}%` }} />
      <b style={{ left: `${from}%` }} />
      <b style={{ left: `${to}%` }} />
      {MONTH_STARTS.map(({ name, at }) => (
        <span key={name} style={{ left: `${at}%` }}>
          {name}
        </span>
      ))}
    </div>
  )
}

const FIRST: CalendarDate = '2026-01-14'
const LAST: CalendarDate = '2026-06-17'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
const YEAR_START: CalendarDate = '2026-01-01'
const HALF_YEAR = daysBetween(YEAR_START, monthStart(MONTHS.length))

/** One picture a day, both ends counted. */
const SNAPSHOTS = daysBetween(FIRST, addDays(LAST, 1))

/** The position of a day on the time line of the half year, in per cent. */
function positionOf(date: CalendarDate): number {
  return (100 * daysBetween(YEAR_START, date)) / HALF_YEAR
}

const MONTH_STARTS = MONTHS.map((name, index) => ({
  name,
  at: positionOf(monthStart(index)),
}))

function monthStart(index: number): CalendarDate {
  return `2026-0${index + 1}-01`
}
