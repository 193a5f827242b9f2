import { addDays, weekdayName } from '../../domain/calendar/calendar.ts'
import { shortDate, shortTimeAgo } from '../../domain/calendar/day-words.ts'
import { isLate, litShare } from '../../domain/calendar/deadline.ts'
import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { WorkingHours } from '../../domain/calendar/working-time.ts'
import type { EnquiryRow } from '../../domain/inbox/api/enquiry-detail.ts'
import type { MarkedText } from '../../domain/inbox/api/enquiry-list.ts'
import { timeLeft } from '../../domain/inbox/words/time-left.ts'
import type { MoonState } from '../ui/Moon.tsx'
import { LIST_WORDS } from './lists.ts'

const DAYS_BY_NAME = 7

/** The end of a row's first line, and whether it is red, bold or quiet. */
export function rowEnd(
  row: EnquiryRow,
  now: number,
  hours: WorkingHours,
): { words: string; look: 'red' | 'soon' | 'quiet' } {
  if (row.undelivered) return { words: 'not delivered', look: 'red' }
  if (row.heldUntil !== null) return { words: `until ${shortDate(dayOf(row.heldUntil))}`, look: 'quiet' }
  if (row.callAt !== null && now <= row.callAt)
    return {
      words: `call ${shortMomentAhead(row.callAt, now)}`,
      look: dayOf(row.callAt) === dayOf(now) ? 'soon' : 'quiet',
    }
  if (row.dueAt === null) return { words: shortTimeAgo(row.lastAt, now), look: 'quiet' }
  const { isLate, isSoon, inRow } = timeLeft(now, row.dueAt, hours)
  return { words: inRow, look: isLate ? 'red' : isSoon ? 'soon' : 'quiet' }
}

/** `09:30` today, otherwise `Tue 09:30` or `8 Dec`. */
function shortMomentAhead(ms: number, now: number): string {
  const [day, today] = [dayOf(ms), dayOf(now)]
  if (day === today) return timeOfDay(ms)
  return day < addDays(today, DAYS_BY_NAME)
    ? `${weekdayName(day).slice(0, 3)} ${timeOfDay(ms)}`
    : shortDate(day)
}

/** The moon of a row: the time left, or the symbol of its list. */
export function rowMoon(row: EnquiryRow, now: number, hours: WorkingHours): MoonState {
  if (row.undelivered) return { kind: 'late' }
  return row.dueAt === null ? LIST_WORDS[row.list].moon : dueMoon(row.dueAt, now, hours)
}

/** Characters before a match: a row on a phone has space for about forty. */
const LEAD_CHARS = 16

/** Shortens an excerpt to begin with a word shortly before the first match, so that the match is visible in a row. */
export function rowExcerpt(excerpt: MarkedText): MarkedText {
  const firstMatch = excerpt.findIndex(({ found }) => found)
  const textBefore = Array.from(
    excerpt
      .slice(0, Math.max(firstMatch, 0))
      .map(({ text }) => text)
      .join(''),
  )
  if (textBefore.length <= LEAD_CHARS) return excerpt
  const nearText = textBefore.slice(-LEAD_CHARS).join('')
  const leadingText = nearText.slice(nearText.search(/\s\S/) + 1)
  return [{ text: `…${leadingText}`, found: false }, ...excerpt.slice(firstMatch)]
}

/** The moon of a deadline: lit by the working time left, eclipsed when late. */
export function dueMoon(dueAt: number, now: number, hours: WorkingHours): MoonState {
  return isLate(now, dueAt) ? { kind: 'late' } : { kind: 'left', fraction: litShare(now, dueAt, hours) }
}
