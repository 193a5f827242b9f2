import { addDays, type CalendarDate, isoWeekday } from './calendar.ts'
import { isPublicHoliday } from './public-holidays.ts'

/** The days on which a company works, apart from public holidays. */
export type WorkingWeek = {
  /** ISO weekdays, 1 is Monday; at least one. */
  days: ReadonlyArray<number>
  /** Further days off: declared by the President, or taken by the company. */
  extraHolidays?: ReadonlyArray<CalendarDate> | undefined
}

/** The working days for building (docs/domain.md 4.1). */
export const MONDAY_TO_FRIDAY: WorkingWeek = { days: [1, 2, 3, 4, 5] }

/**
 * Whether the company works on a day. The one rule for every promise in working days: the calculator's build
 * days and the time until an answer.
 *
 * @throws {RangeError} if there is no such date
 */
export function isWorkingDay(date: CalendarDate, week: WorkingWeek): boolean {
  return week.days.includes(isoWeekday(date)) && !isPublicHoliday(date) && !week.extraHolidays?.includes(date)
}

/**
 * The date a number of working days later.
 *
 * @param days working days, 0 or more; 0 is the date itself, even on a Sunday
 * @throws {RangeError} if `days` is negative or not whole, or there is no such date
 */
export function addWorkingDays(date: CalendarDate, days: number, week = MONDAY_TO_FRIDAY): CalendarDate {
  if (!Number.isSafeInteger(days) || days < 0) throw new RangeError(`Not a number of working days: ${days}`)
  let end = addDays(date, 0)
  for (let remaining = days; remaining > 0; ) {
    end = addDays(end, 1)
    if (isWorkingDay(end, week)) remaining -= 1
  }
  return end
}
