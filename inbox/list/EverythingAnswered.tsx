import { Link } from '@tanstack/react-router'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { Day } from '../../domain/inbox/api/day.ts'
import { useNow } from '../app/clock.ts'
import { useTitle } from '../app/title.ts'
import { button } from '../ui/button.ts'
import { Buttons } from '../ui/Buttons.tsx'
import { Moon } from '../ui/Moon.tsx'
import night from '../ui/night.module.css'
import { nearDay } from '../words/moments.ts'
import { inHours } from '../words/time-left.ts'
import styles from './EverythingAnswered.module.css'

/** The full moon: nothing needs an answer. */
export function EverythingAnswered({ day }: { day: Day }) {
  const now = useNow()
  useTitle('Everything is answered')
  const { people, count, medianMinutes } = day.answeredToday
  const { nextPromise, counts } = day
  return (
    <main className={`${styles.clear} ${night.night}`}>
      <svg viewBox="-220 -160 440 320" width="440" height="320" aria-hidden="true">
        <circle r="128" fill="#f4c152" />
      </svg>
      <h1>Everything is answered</h1>
      <p>
        The next enquiry appears here by itself. Whoever writes now is promised an answer by {timeOfDay(nextPromise)}{' '}
        {nearDay(nextPromise, now)}.
      </p>
      {people.length > 0 && (
        <ol className={styles.done} aria-label="Answered today">
          {people.map(({ number, firstName }) => (
            <li key={number}>
              <Link to="/e/$number" params={{ number }} search={{ list: 'waiting' }}>
                <Moon state={{ kind: 'full' }} size={36} />
                {firstName}
              </Link>
            </li>
          ))}
        </ol>
      )}
      {count > 0 && (
        <p className={styles.small}>
          {count} answered today.
          {medianMinutes !== null && ` The middle one took ${inHours(medianMinutes)} of working time.`}
        </p>
      )}
      <Buttons>
        <Link className={button()} to="/$list" params={{ list: 'waiting' }}>
          {counts.waiting} wait for them
        </Link>
        <Link className={button()} to="/$list" params={{ list: 'held' }}>
          {counts.held} held back
        </Link>
      </Buttons>
    </main>
  )
}
