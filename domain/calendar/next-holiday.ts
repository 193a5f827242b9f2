import { addDays, type CalendarDate, isoWeekday } from './calendar.ts'
import { publicHolidayName } from './public-holidays.ts'
import type { WorkingWeek } from './working-days.ts'

/** Every year has public holidays, but a week of one open day may miss them for some. */
const DAYS_AHEAD = 3 * 366

/**
 * The next day after `today` on which a company would be open, were it not free; `name` is null for one of its own. Null if there
 * is none in the next three years.
 *
 * @throws {RangeError} if there is no such date
 */
export function nextHoliday(
  today: CalendarDate,
  { days, extraHolidays }: WorkingWeek,
): { day: CalendarDate; name: string | null } | null {
  for (let day = addDays(today, 1), left = DAYS_AHEAD; left > 0; day = addDays(day, 1), left -= 1) {
    if (!days.includes(isoWeekday(day))) continue
    const name = publicHolidayName(day)
    if (name !== null || extraHolidays?.includes(day)) return { day, name }
  }
  return null
}
