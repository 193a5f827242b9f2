import { Link } from '@tanstack/react-router'
import type { DuePoint } from '../../domain/inbox/api/day.ts'
import type { LineMoon } from '../../domain/inbox/time/day-line.ts'
import { Moon, MoonPair, type MoonState } from '../ui/Moon.tsx'
import styles from './DeadlineTimeline.module.css'
import { DueTogether } from './DueTogether.tsx'
import { lineText } from './line-texts.ts'

/** A group of this size gets its label before a single enquiry does. */
const CROWD = 3

type Props = { place: LineMoon<DuePoint>; open: number | null }

/** A moon of the line; two at one moment share a place and open a list. */
export function DayPlace({ place, open }: Props) {
  const { people, share, lit, isLate, label, names, time } = place
  const [first, ...more] = people
  if (!first) return null
  const isOpen = people.some(({ number }) => number === open)
  const rank = isOpen ? 0 : isLate ? 1 : people.length >= CROWD ? 2 : 3
  const state: MoonState = isLate ? { kind: 'late' } : { kind: 'left', fraction: lit }
  // What is written is a part of what is said (WCAG 2.5.3).
  const aloud = `${names} ${time}: ${label.slice(label.indexOf(': ') + 2)}`
  const look = (
    <>
      {more.length > 0 ? <MoonPair state={state} size={40} /> : <Moon state={state} size={40} />}
      <span className={styles.name} aria-hidden="true" {...lineText('names', rank)}>
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
        <DueTogether people={people} label={aloud}>
          {look}
        </DueTogether>
      ) : (
        <Link to="/e/$number" params={{ number: first.number }} search={{ list: 'needs' }} aria-label={aloud}>
          {look}
        </Link>
      )}
    </li>
  )
}
