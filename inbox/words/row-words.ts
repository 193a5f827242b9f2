import type { WorkingHours } from '../../domain/calendar/working-time.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import type { EnquiryRow } from '../../domain/inbox/api/enquiry-row.ts'
import type { MoonState } from '../ui/Moon.tsx'
import { LIST_WORDS } from './lists.ts'
import { shortDay, shortMoment } from './moments.ts'
import { dueMoon, leftInShort, minutesLeft } from './time-left.ts'

const SOON_MINUTES = 120

/** The end of a row's first line, and whether it is red, bold or quiet. */
export function rowEnd(
  row: EnquiryRow,
  now: number,
  hours: WorkingHours,
): { words: string; look: 'red' | 'soon' | 'quiet' } {
  if (row.undelivered) return { words: 'not delivered', look: 'red' }
  if (row.heldUntil !== null) return { words: `until ${shortDay(dayOf(row.heldUntil))}`, look: 'quiet' }
  if (row.dueAt === null) return { words: shortMoment(row.lastAt, now), look: 'quiet' }
  const minutes = minutesLeft(row.dueAt, now, hours)
  const look = minutes < 0 ? 'red' : minutes < SOON_MINUTES ? 'soon' : 'quiet'
  return { words: leftInShort(minutes), look }
}

/** The moon of a row: time left, or the sign of its list. */
export function rowMoon(row: EnquiryRow, now: number, hours: WorkingHours): MoonState {
  if (row.undelivered) return { kind: 'late' }
  return row.dueAt === null ? LIST_WORDS[row.list].moon : dueMoon(row.dueAt, now, hours)
}
