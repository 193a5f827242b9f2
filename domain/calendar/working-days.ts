import { addDays, type CalendarDate, weekdayName } from './calendar.ts'
import { isPublicHoliday } from './public-holidays.ts'

/**
 * The date so many working days later: Monday to Friday but for public holidays (docs/domain.md 4.1). The one rule for
 * whatever this company promises in working days.
 *
 * @param days working days, 0 or more; 0 is the date itself, even on a Sunday
 * @throws {RangeError} if `days` is negative or not whole, or there is no such date
 */
export function addWorkingDays(date: CalendarDate, days: number): CalendarDate {
  if (!Number.isSafeInteger(days) || days < 0) throw new RangeError(`Not a number of working days: ${days}`)
  let end = addDays(date, 0)
  for (let left = days; left > 0; ) {
    end = addDays(end, 1)
    if (isWorkingDay(end)) left -= 1
  }
  return end
}

function isWorkingDay(date: CalendarDate): boolean {
  return !weekdayName(date).startsWith('S') && !isPublicHoliday(date)
}
