import { type CalendarDate, formatDate, weekdayName } from '../calendar/calendar.ts'
import { isPublicHoliday } from '../calendar/public-holidays.ts'
import { addWorkingDays, isWorkingDay, MONDAY_TO_FRIDAY } from '../calendar/working-days.ts'

/**
 * `holiday: pay on 4 January 2027`: why an instalment is paid later than the date it is due, and when (docs/domain.md 4.4).
 * Null on a working day.
 *
 * @throws {RangeError} if there is no such date
 */
export function payOnNote(due: CalendarDate): string | null {
  if (isWorkingDay(due, MONDAY_TO_FRIDAY)) return null
  const reason = isPublicHoliday(due) ? 'holiday' : weekdayName(due)
  return `${reason}: pay on ${formatDate(addWorkingDays(due, 1))}`
}
