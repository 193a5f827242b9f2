import { Link } from '@tanstack/react-router'
import type { Day } from '../../../domain/inbox/api/day.ts'
import {
  answeredTodaySentence,
  nothingDueSentence,
  quarantinedCount,
  waitingCount,
} from '../../../domain/inbox/words/headings.ts'
import { Buttons, buttonLook } from '../../../ui/Button.tsx'
import { useNow } from '../../state/clock.ts'
import { useWorkingHours } from '../../state/session.ts'
import { useTitle } from '../../state/title.ts'
import { Moon } from '../../ui/Moon.tsx'
import { useFocusIfLost } from '../detail/name-focus.ts'
import styles from './AllAnswered.module.css'
import { ReminderLinks } from './ReminderLinks.tsx'

/** The full moon, shown when nothing needs an answer. */
export function AllAnswered({ day }: { day: Day }) {
  const now = useNow()
  useTitle('Everything is answered')
  const heading = useFocusIfLost()
  const { people, count, medianMinutes } = day.answeredToday
  const { counts } = day
  const hours = useWorkingHours()
  const answered = answeredTodaySentence(count, medianMinutes)
  return (
    <main className={`${styles.clear} night`}>
      <svg viewBox="-220 -160 440 320" width="440" height="320" aria-hidden="true">
        <circle r="128" fill="#f4c152" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        Everything is answered
      </h1>
      <p>{nothingDueSentence(now, hours)}</p>
      {day.reminders.length > 0 && (
        <p>
          <ReminderLinks reminders={day.reminders} />
        </p>
      )}
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
      {answered && <p className={styles.small}>{answered}</p>}
      <Buttons>
        <Link {...buttonLook({})} to="/$list" params={{ list: 'waiting' }}>
          {waitingCount(counts.waiting)}
        </Link>
        <Link {...buttonLook({})} to="/$list" params={{ list: 'held' }}>
          {quarantinedCount(counts.held)}
        </Link>
      </Buttons>
    </main>
  )
}
