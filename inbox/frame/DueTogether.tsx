import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { DuePoint } from '../../domain/inbox/api/day.ts'
import { useKeys } from '../../ui/keys.ts'
import styles from './DeadlineTimeline.module.css'

type Props = { people: ReadonlyArray<DuePoint>; label: string; children: ReactNode }

/** A moon of several people: pressed, it lists them. */
export function DueTogether({ people, label, children }: Props) {
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
