import { Link } from '@tanstack/react-router'
import { Moon, MoonPair, type MoonState } from '../ui/Moon.tsx'
import type { LinePlace } from '../words/line-places.ts'
import styles from './DayLine.module.css'
import { SeveralDue } from './SeveralDue.tsx'

/** A moon of the line; two at one moment share a place and open a list. */
export function DayPlace({ place, open }: { place: LinePlace; open: number | null }) {
  const { people, share, lit, isLate, label, names, time, hasRoom } = place
  const [first, ...more] = people
  if (!first) return null
  const isOpen = people.some(({ number }) => number === open)
  const state: MoonState = isLate ? { kind: 'late' } : { kind: 'left', fraction: lit }
  // What is written is a part of what is said (WCAG 2.5.3).
  const aloud = `${names} ${time}: ${label.slice(label.indexOf(': ') + 2)}`
  const look = (
    <>
      {more.length > 0 ? <MoonPair state={state} size={40} /> : <Moon state={state} size={40} />}
      {hasRoom && (
        <span className={styles.name} aria-hidden="true">
          <b>{names}</b> {time}
        </span>
      )}
    </>
  )
  return (
    <li
      className={`${styles.place} ${isLate ? styles.late : ''} ${isOpen ? styles.open : ''}`}
      style={{ '--at': Math.max(share, 0) }}
      aria-current={isOpen ? 'true' : undefined}
    >
      {more.length > 0 ? (
        <SeveralDue people={people} label={aloud}>
          {look}
        </SeveralDue>
      ) : (
        <Link to="/e/$number" params={{ number: first.number }} search={{ list: 'needs' }} aria-label={aloud}>
          {look}
        </Link>
      )}
    </li>
  )
}
