import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { useKeys } from '../app/keys.ts'
import { useWorkingHours } from '../app/session.ts'
import { Moon, MoonPair, type MoonState } from '../ui/Moon.tsx'
import type { Place } from '../words/line.ts'
import { leftInShort, minutesLeft } from '../words/time-left.ts'
import styles from './DayLine.module.css'

type Props = { place: Place; open: number | null; now: number }

/** A moon of the line; two at one moment share a place and open a list. */
export function DayPlace({ place, open, now }: Props) {
  const hours = useWorkingHours()
  const [first] = place.points
  if (!first) return null
  const isOpen = place.points.some(({ number }) => number === open)
  const state: MoonState = place.isLate ? { kind: 'late' } : { kind: 'left', fraction: Math.max(place.at, 0) }
  const names = namesOf(place)
  const minutes = minutesLeft(first.dueAt, now, hours)
  const label = `${names}: ${minutes < 0 ? leftInShort(minutes) : `${leftInShort(minutes)} left`}`
  const look = (
    <>
      {place.points.length > 1 ? <MoonPair state={state} size={40} /> : <Moon state={state} size={40} />}
      {place.hasRoom && (
        <span className={styles.name} aria-hidden="true">
          <b>{names}</b>
          {place.isLate ? 'late' : timeOfDay(first.dueAt)}
        </span>
      )}
    </>
  )
  return (
    <li
      className={`${styles.place} ${place.isLate ? styles.late : ''} ${isOpen ? styles.open : ''}`}
      style={{ '--at': Math.max(place.at, 0) }}
      aria-current={isOpen ? 'true' : undefined}
    >
      {place.points.length > 1 ? (
        <Several place={place} label={label}>
          {look}
        </Several>
      ) : (
        <Link to="/e/$number" params={{ number: first.number }} search={{ list: 'needs' }} aria-label={label}>
          {look}
        </Link>
      )}
    </li>
  )
}

function Several({ place, label, children }: { place: Place; label: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  useKeys({ Escape: isShown ? () => setShown(false) : undefined })
  return (
    <>
      <button type="button" aria-label={label} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {children}
      </button>
      {isShown && (
        <ul className={styles.several}>
          {place.points.map(({ number, firstName, dueAt }) => (
            <li key={number}>
              <Link to="/e/$number" params={{ number }} search={{ list: 'needs' }} onClick={() => setShown(false)}>
                {firstName}, {timeOfDay(dueAt)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function namesOf({ points }: Place): string {
  const names = points.slice(0, 2).map(({ firstName }) => firstName)
  return points.length > 2 ? `${names[0]} and ${points.length - 1} more` : names.join(', ')
}
