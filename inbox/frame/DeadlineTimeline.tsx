import { useRef } from 'react'
import type { Day } from '../../domain/inbox/api/day.ts'
import { type LineMark, lineMarks } from '../../domain/inbox/time/day-line.ts'
import { isLate, shareLeft } from '../../domain/inbox/time/deadline.ts'
import { useNow } from '../state/clock.ts'
import { useExitAnimation } from '../state/exit-animation.ts'
import { useWorkingHours } from '../state/session.ts'
import { AnsweredMoon } from '../ui/AnsweredMoon.tsx'
import { dueMoon } from '../words/due-moon.ts'
import { linePlaces } from '../words/line-places.ts'
import { DayPlace } from './DayPlace.tsx'
import styles from './DeadlineTimeline.module.css'
import { lineText, useRoomForTexts } from './line-texts.ts'

/** Which labels have room before others. */
const MARK_RANKS: Readonly<Record<LineMark['kind'], number>> = { now: 0, night: 1, end: 2, hour: 3 }

/** One working day long: what needs an answer, each at the moment by which it must be answered. */
export function DeadlineTimeline({ due, open }: { due: Day['due']; open: number | null }) {
  const now = useNow()
  const leaving = useExitAnimation(due)
  const hours = useWorkingHours()
  const line = useRef<HTMLDivElement>(null)
  useRoomForTexts(line)
  return (
    <div ref={line} className={styles.day}>
      <span className={styles.axis} />
      {lineMarks(now, hours).map(({ kind, share, label }) => (
        <span
          key={label}
          className={`${styles.tick} ${kind === 'now' ? styles.now : ''}`}
          style={{ '--at': share }}
        >
          <span {...lineText('hours', MARK_RANKS[kind])}>{label}</span>
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
