import type { Day } from '../../domain/inbox/api/day.ts'
import { lineMarks } from '../../domain/inbox/time/day-line.ts'
import { isLate, shareLeft } from '../../domain/inbox/time/deadline.ts'
import { useNow } from '../app/clock.ts'
import { useLeaving } from '../app/leaving.ts'
import { useWorkingHours } from '../app/session.ts'
import { AnsweredMoon } from '../ui/AnsweredMoon.tsx'
import { dueMoon } from '../words/due-moon.ts'
import { linePlaces } from '../words/line-places.ts'
import styles from './DayLine.module.css'
import { DayPlace } from './DayPlace.tsx'

/** One working day long: what needs an answer, each at the moment by which it must be answered. */
export function DayLine({ due, open }: { due: Day['due']; open: number | null }) {
  const now = useNow()
  const leaving = useLeaving(due)
  const hours = useWorkingHours()
  return (
    <div className={styles.day}>
      <span className={styles.axis} />
      {lineMarks(now, hours).map(({ kind, share, label }, place) => (
        <span
          key={label}
          className={`${styles.tick} ${styles[kind]} ${kind === 'hour' && place % 2 === 1 ? styles.wide : ''}`}
          style={{ '--at': share }}
        >
          {label}
        </span>
      ))}
      <ol aria-label="Waiting for an answer, by time left">
        {linePlaces(due, now, hours).map((place) => (
          <DayPlace key={place.people[0]?.number} place={place} open={open} />
        ))}
      </ol>
      {leaving.map(({ item: { number, dueAt } }) => (
        <span
          key={number}
          className={`${styles.place} ${styles.leaving} ${isLate(now, dueAt) ? styles.late : ''}`}
          style={{ '--at': Math.max(shareLeft(now, dueAt, hours), 0) }}
        >
          <AnsweredMoon from={dueMoon(dueAt, now, hours)} size={40} />
        </span>
      ))}
    </div>
  )
}
