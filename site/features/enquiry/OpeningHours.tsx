import {
  describeClosing,
  describeHours,
  type Hours,
  hoursOf,
  weekOf,
} from '../../../domain/calendar/opening-hours.ts'
import styles from './OpeningHours.module.css'

const BAR_HEIGHT = 80
const BAR_WIDTH = 10

/** The opening hours: seven days of 24 hours, with the open ones lit, and the same in words. */
export function OpeningHours({ hours }: { hours: Hours }) {
  return (
    <div className={styles.hours}>
      <ul className={styles.week} aria-hidden="true">
        {weekOf(hours).map(({ name, initial, open }) => (
          <li key={name}>
            <DayBar hours={open ? hours : null} />
            <small>{initial}</small>
          </li>
        ))}
      </ul>
      <p>
        <b>{describeHours(hours)}</b> {describeClosing(hours)}
      </p>
    </div>
  )
}

function DayBar({ hours }: { hours: Hours | null }) {
  const hourHeight = BAR_HEIGHT / 24
  const from = hours ? hoursOf(hours.opens) : 0
  const to = hours ? hoursOf(hours.closes) : 0
  return (
    <svg viewBox={`0 0 ${BAR_WIDTH} ${BAR_HEIGHT}`} width={BAR_WIDTH} height={BAR_HEIGHT} aria-hidden="true">
      <rect width={BAR_WIDTH} height={BAR_HEIGHT} rx={BAR_WIDTH / 2} />
      {hours && (
        <rect
          className={styles.open}
          width={BAR_WIDTH}
          y={from * hourHeight}
          height={(to - from) * hourHeight}
        />
      )}
    </svg>
  )
}
