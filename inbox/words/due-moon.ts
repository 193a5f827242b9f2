import type { WorkingHours } from '../../domain/calendar/working-time.ts'
import { isLate, litShare } from '../../domain/inbox/time/deadline.ts'
import type { MoonState } from '../ui/Moon.tsx'

/** The moon of a deadline: lit by the working time left, eclipsed when it is late. */
export function dueMoon(dueAt: number, now: number, hours: WorkingHours): MoonState {
  return isLate(now, dueAt) ? { kind: 'late' } : { kind: 'left', fraction: litShare(now, dueAt, hours) }
}
