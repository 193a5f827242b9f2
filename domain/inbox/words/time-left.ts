import { duration, shortMomentAgo, timeAgo, timeAndDayAhead } from '../../calendar/day-words.ts'
import { isLate } from '../../calendar/deadline.ts'
import { dayOf, timeOfDay } from '../../calendar/time-of-day.ts'
import { isWorkingTime, type WorkingHours, workingMsBetween } from '../../calendar/working-time.ts'
import { counted } from '../../wording.ts'

const MINUTE_MS = 60_000
/** Shorter times are written in bold. */
const SOON_MS = 2 * 60 * MINUTE_MS

/**
 * Whole minutes until a deadline, rounded up, or after it, rounded down; at least 1.
 *
 * @param ms working time left; negative or 0 if it is late
 */
function minutesLeft(ms: number): number {
  return Math.max(ms > 0 ? Math.ceil(ms / MINUTE_MS) : Math.floor(-ms / MINUTE_MS), 1)
}

/** The time until or after a deadline, in the words of each place. */
type TimeLeft = {
  isLate: boolean
  /** Less than two hours: written in bold. */
  isSoon: boolean
  /** In a row: `41 min`, `3 h 46`, `1 h 43 late`, `since 17:00`, `since Wed 17:00`. */
  inRow: string
  /** For screen readers: `41 min left`, `1 h 43 late`, `late since 17:00`. */
  aloud: string
  /** Next to the enquiry: `41 minutes left`, `3 h 46 left`, `1 h 43 late`, `late since 17:00`. */
  inFull: string
  /** `answer by 11:05 today`; once it is late, `was due by 08:41 today`. */
  answerBy: string
  /** Under the moon: `11:05` or `late`. */
  underMoon: string
}

/**
 * The difference of two times in hours and minutes: from 10:24 to 11:05 it is 41 minutes, whatever the seconds. After hours, and from
 * the next day on, a late enquiry shows its deadline, because its working minutes would not change all night.
 *
 * @param nowMs epoch milliseconds by the server's clock
 */
export function timeLeft(nowMs: number, dueMs: number, hours: WorkingHours): TimeLeft {
  const leftMs = workingMsBetween(minuteOf(nowMs), minuteOf(dueMs), hours)
  const isPast = isLate(nowMs, dueMs)
  const minutes = minutesLeft(leftMs)
  const time = duration(minutes)
  const showsDeadline = isPast && (dayOf(dueMs) !== dayOf(nowMs) || !isWorkingTime(nowMs, hours))
  const aloud = showsDeadline
    ? `late since ${timeAgo(dueMs, nowMs)}`
    : isPast
      ? `${time} late`
      : `${time} left`
  const deadlineWords = timeAndDayAhead(dueMs, nowMs)
  return {
    isLate: isPast,
    isSoon: leftMs < SOON_MS,
    inRow: showsDeadline ? `since ${shortMomentAgo(dueMs, nowMs)}` : isPast ? aloud : time,
    aloud,
    inFull: isPast || minutes >= 60 ? aloud : `${counted(minutes, 'minute')} left`,
    answerBy: isPast ? `was due by ${deadlineWords}` : `answer by ${deadlineWords}`,
    underMoon: isPast ? 'late' : timeOfDay(dueMs),
  }
}

function minuteOf(ms: number): number {
  return ms - (ms % MINUTE_MS)
}
