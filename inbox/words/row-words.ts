import { dayOf } from '../../domain/calendar/time-of-day.ts'
import type { WorkingHours } from '../../domain/calendar/working-time.ts'
import type { EnquiryRow } from '../../domain/inbox/api/enquiry-row.ts'
import { shortDate, shortTimeAgo } from '../../domain/inbox/words/days.ts'
import { timeLeft } from '../../domain/inbox/words/time-left.ts'
import type { MoonState } from '../ui/Moon.tsx'
import { dueMoon } from './due-moon.ts'
import { LIST_WORDS } from './lists.ts'

/** The end of a row's first line, and whether it is red, bold or quiet. */
export function rowEnd(
  row: EnquiryRow,
  now: number,
  hours: WorkingHours,
): { words: string; look: 'red' | 'soon' | 'quiet' } {
  if (row.undelivered) return { words: 'not delivered', look: 'red' }
  if (row.heldUntil !== null) return { words: `until ${shortDate(dayOf(row.heldUntil))}`, look: 'quiet' }
  if (row.dueAt === null) return { words: shortTimeAgo(row.lastAt, now), look: 'quiet' }
  const { isLate, isSoon, inRow } = timeLeft(now, row.dueAt, hours)
  return { words: inRow, look: isLate ? 'red' : isSoon ? 'soon' : 'quiet' }
}

/** The moon of a row: time left, or the sign of its list. */
export function rowMoon(row: EnquiryRow, now: number, hours: WorkingHours): MoonState {
  if (row.undelivered) return { kind: 'late' }
  return row.dueAt === null ? LIST_WORDS[row.list].moon : dueMoon(row.dueAt, now, hours)
}
