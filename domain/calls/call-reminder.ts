import { addDays } from '../calendar/calendar.ts'
import { dayOf, momentOf } from '../calendar/time-of-day.ts'
import { isWorkingDay, type WorkingWeek } from '../calendar/working-days.ts'

const HOUR_MS = 3_600_000
const REMINDER_TIME = '16:00'
/** A call that is booked less than this long before it begins needs no reminder. */
const NO_REMINDER_MS = 3 * HOUR_MS
const LATE_REMINDER_MS = 2 * HOUR_MS
/** No reminder is sent in the last minutes before a call, even if it was delayed. */
export const REMINDER_CUTOFF_MS = 15 * 60_000

/**
 * The time of a call's reminder: 16:00 on the working day before it; if the call is booked later than that, two hours before it;
 * null if it is booked within three hours.
 */
export function reminderAt(startMs: number, bookedMs: number, week: WorkingWeek): number | null {
  if (startMs - bookedMs < NO_REMINDER_MS) return null
  let day = addDays(dayOf(startMs), -1)
  while (!isWorkingDay(day, week)) day = addDays(day, -1)
  const dayBefore = momentOf(day, REMINDER_TIME)
  return dayBefore > bookedMs ? dayBefore : startMs - LATE_REMINDER_MS
}
