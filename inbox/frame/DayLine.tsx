import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { Day } from '../../domain/inbox/api/day.ts'
import { useNow } from '../app/clock.ts'
import { useWorkingHours } from '../app/session.ts'
import { linePlaces, lineTicks } from '../words/line.ts'
import styles from './DayLine.module.css'
import { DayPlace } from './DayPlace.tsx'

/** One working day long: what needs an answer, each at the moment by which it must be answered. */
export function DayLine({ due, open }: { due: Day['due']; open: number | null }) {
  const now = useNow()
  const hours = useWorkingHours()
  return (
    <div className={styles.day}>
      <span className={styles.axis} />
      <span className={`${styles.tick} ${styles.now}`}>Now {timeOfDay(now)}</span>
      {lineTicks(now, hours).map(({ at, words, kind, onPhone }) => (
        <span
          key={`${kind}${words}`}
          className={`${styles.tick} ${styles[kind]} ${onPhone ? '' : styles.wide}`}
          style={{ '--at': at }}
        >
          {words}
        </span>
      ))}
      <ol aria-label="Waiting for an answer, by time left">
        {linePlaces(due, now, hours).map((place) => (
          <DayPlace key={place.points[0]?.number} place={place} open={open} now={now} />
        ))}
      </ol>
    </div>
  )
}
