import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { workingDayMs } from '../../../domain/calendar/working-time.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { answerDurationWords, answeredLine } from '../../../domain/inbox/words/conversation-words.ts'
import { reminderWords } from '../../../domain/inbox/words/reminder-words.ts'
import { timeLeft } from '../../../domain/inbox/words/time-left.ts'
import { useNow } from '../../state/clock.ts'
import { useColleague, useSession, useWorkingHours } from '../../state/session.ts'
import { Moon } from '../../ui/Moon.tsx'
import { LIST_WORDS } from '../../words/lists.ts'
import { dueMoon } from '../../words/row-words.ts'
import styles from './Head.module.css'
import { useNameFocus } from './name-focus.ts'

/** The sender, the subject and the time, with the moon and the deadline. */
export function Head({ detail }: { detail: EnquiryDetail }) {
  const now = useNow()
  const hours = useWorkingHours()
  const heading = useNameFocus(detail.number)
  const { name, category, receivedAt, dueAt, answered, list, reminder } = detail
  const moon = dueAt === null ? LIST_WORDS[list].moon : dueMoon(dueAt, now, hours)
  const sentenceBelow = answered
    ? answerDurationWords(answered.workingMinutes, workingDayMs(hours) / 60_000)
    : dayAndTime(receivedAt)
  return (
    <header className={styles.head}>
      <Moon state={moon} size={64} />
      <h2 ref={heading} tabIndex={-1} data-enquiry-name>
        {name}
      </h2>
      <p className={styles.below}>
        {category} · {sentenceBelow}
        {reminder && ` · ${reminderWords(reminder.on, dayOf(now))}`}
      </p>
      <Deadline detail={detail} />
    </header>
  )
}

function Deadline({ detail: { dueAt, answered, facts } }: { detail: EnquiryDetail }) {
  const now = useNow()
  const hours = useWorkingHours()
  const colleague = useColleague()
  const { me } = useSession()
  if (dueAt !== null) {
    const { inFull, answerBy, isLate } = timeLeft(now, dueAt, hours)
    return (
      <p className={styles.due}>
        <b className={isLate ? styles.late : undefined}>{inFull}</b>
        {answerBy}
      </p>
    )
  }
  const endEvent = answered ?? facts.findLast(({ kind }) => kind === 'no-answer-needed')
  if (!endEvent) return null
  const colleagueName = endEvent.by === me.id ? null : (colleague(endEvent.by)?.name ?? null)
  const words = answeredLine(colleagueName, endEvent.at, now)
  return (
    <p className={styles.due}>
      <b>{answered ? 'Answered' : 'No answer needed'}</b>
      {words.slice('Answered '.length)}
    </p>
  )
}
