import { dayOf } from '../../calendar/time-of-day.ts'
import { capitalised } from '../../wording.ts'
import { isLate } from '../time/deadline.ts'
import { dayAhead } from './days.ts'

/** `Late`, `Today`, `Tomorrow`, `Wednesday`: the heading of a due enquiry. */
export function dueGroup(dueMs: number, nowMs: number): string {
  return isLate(nowMs, dueMs) ? 'Late' : capitalised(dayAhead(dayOf(dueMs), dayOf(nowMs)))
}
