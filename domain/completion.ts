import { addDays, addWorkingDays, type CalendarDate, isCalendarDate } from './calendar.ts'

const DAYS_AGO_MOST = 366
/** Ten years: later than that is a slip of the hand, and the calendar would end in the year 9999. */
const DAYS_AHEAD_MOST = 3_653

/** The likely completion if work began today: so many working days later, public holidays ignored (domain.md 1). */
export function likelyCompletion(today: CalendarDate, buildDays: number): CalendarDate {
  return addWorkingDays(today, buildDays)
}

/**
 * Whether a text is a completion date that can be planned with: today or in the past for what is built already, but
 * neither more than a year ago (domain.md 4.7, 5) nor more than ten years ahead.
 */
export function completionFault(
  completed: string,
  today: CalendarDate,
): 'no-date' | 'too-long-ago' | 'too-far' | null {
  if (!isCalendarDate(completed)) return 'no-date'
  if (completed < addDays(today, -DAYS_AGO_MOST)) return 'too-long-ago'
  return completed > addDays(today, DAYS_AHEAD_MOST) ? 'too-far' : null
}
