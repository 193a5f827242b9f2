import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { isLate, shareLeft } from '../../../domain/calendar/deadline.ts'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import type { WorkingHours } from '../../../domain/calendar/working-time.ts'
import type { Day, DuePoint } from '../../../domain/inbox/api/day.ts'
import {
  type TimelineMark,
  type TimelineMoon,
  timelineMarks,
  timelineMoons,
} from '../../../domain/inbox/time/timeline.ts'
import { groupedCount } from '../../../domain/wording.ts'
import { useKeys } from '../../../ui/keys.ts'
import { useNow } from '../../state/clock.ts'
import { useExitAnimation } from '../../state/exit-animation.ts'
import { useWorkingHours } from '../../state/session.ts'
import { AnsweredMoon, Moon, MoonPair, type MoonState } from '../../ui/Moon.tsx'
import { dueMoon } from '../../words/row-words.ts'
import styles from './DeadlineTimeline.module.css'
import { timelineLabel, useLabelLayout } from './timeline-labels.ts'

/** The order in which labels get space: 0 first. */
const MARK_RANKS: Readonly<Record<TimelineMark['kind'], number>> = { now: 0, night: 1, end: 2, hour: 3 }

/** A timeline of one working day, with each enquiry that needs an answer at its deadline. */
export function DeadlineTimeline({ due, open }: { due: Day['due']; open: number | null }) {
  const now = useNow()
  const leaving = useExitAnimation(due)
  const hours = useWorkingHours()
  const line = useRef<HTMLDivElement>(null)
  useLabelLayout(line)
  return (
    <div ref={line} className={`${styles.day} screen-only`}>
      <span className={styles.axis} />
      {timelineMarks(now, hours).map(({ kind, share, label }) => (
        <span
          key={label}
          className={`${styles.tick} ${kind === 'now' ? styles.now : ''}`}
          style={{ '--at': share }}
        >
          <span {...timelineLabel('hours', MARK_RANKS[kind])}>{label}</span>
        </span>
      ))}
      <ol aria-label="Waiting for an answer, by time left">
        {moonsWithNames(due, now, hours).map((place) => (
          <TimelinePlace key={place.people[0]?.number} place={place} open={open} />
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

/** A group of at least this size gets space for its label before a single enquiry does. */
const CROWD_SIZE = 3

/** A moon on the timeline. Enquiries with the same deadline share one, which opens a list. */
function TimelinePlace({ place, open }: { place: TimelineMoon<DuePoint>; open: number | null }) {
  const { people, share, lit, isLate, label, names, time } = place
  const [first, ...more] = people
  if (!first) return null
  const isOpen = people.some(({ number }) => number === open)
  const rank = isOpen ? 0 : isLate ? 1 : people.length >= CROWD_SIZE ? 2 : 3
  const state: MoonState = isLate ? { kind: 'late' } : { kind: 'left', fraction: lit }
  // The accessible name contains the visible text (WCAG 2.5.3).
  const accessibleName = `${names} ${time}: ${label.slice(label.indexOf(': ') + 2)}`
  const content = (
    <>
      {more.length > 0 ? <MoonPair state={state} size={40} /> : <Moon state={state} size={40} />}
      <span className={styles.name} aria-hidden="true" {...timelineLabel('names', rank)}>
        <b>{names}</b> {time}
      </span>
    </>
  )
  return (
    <li
      className={`${styles.place} ${isLate ? styles.late : ''} ${isOpen ? styles.open : ''}`}
      style={{ '--at': Math.max(share, 0) }}
      aria-current={isOpen ? 'true' : undefined}
    >
      {more.length > 0 ? (
        <SharedMoon people={people} label={accessibleName}>
          {content}
        </SharedMoon>
      ) : (
        <Link
          to="/e/$number"
          params={{ number: first.number }}
          search={{ list: 'needs' }}
          aria-label={accessibleName}
        >
          {content}
        </Link>
      )}
    </li>
  )
}

type SharedMoonProps = { people: ReadonlyArray<DuePoint>; label: string; children: ReactNode }

/** The moon of several enquiries, which lists them when pressed. */
function SharedMoon({ people, label, children }: SharedMoonProps) {
  const [isShown, setShown] = useState(false)
  useKeys({ Escape: isShown ? () => setShown(false) : undefined })
  return (
    <>
      <button type="button" aria-label={label} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {children}
      </button>
      {isShown && (
        <ul className={styles.several}>
          {people.map(({ number, firstName, dueAt }) => (
            <li key={number}>
              <Link
                to="/e/$number"
                params={{ number }}
                search={{ list: 'needs' }}
                onClick={() => setShown(false)}
              >
                {firstName}, {timeOfDay(dueAt)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const MAX_NAMES = 2

/** The moons from left to right, with the names of their people. All late enquiries share one, before Now. */
export function moonsWithNames(
  due: ReadonlyArray<DuePoint>,
  now: number,
  hours: WorkingHours,
): Array<TimelineMoon<DuePoint>> {
  const moons = timelineMoons(due, now, hours)
  const late = moons.filter(({ isLate }) => isLate)
  return [...mergeLate(late), ...moons.slice(late.length)].map((moon) => ({
    ...moon,
    names: shortNames(moon.people),
  }))
}

function mergeLate(late: ReadonlyArray<TimelineMoon<DuePoint>>): Array<TimelineMoon<DuePoint>> {
  const [first] = late
  if (!first) return []
  const label = late.map((moon) => moon.label).join('; ')
  return [{ ...first, people: late.flatMap(({ people }) => people), label }]
}

function shortNames(people: ReadonlyArray<DuePoint>): string {
  const names = people.slice(0, MAX_NAMES).map(({ firstName }) => firstName)
  const more = people.length - MAX_NAMES
  return more > 0 ? `${names[0]} and ${groupedCount(more + 1)} more` : names.join(', ')
}
