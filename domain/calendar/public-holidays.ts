import { addDays, type CalendarDate, weekdayName } from './calendar.ts'

/** Schedule 1 of the Public Holidays Act, by month and day. Good Friday and Family Day move with Easter. */
const FIXED: ReadonlyMap<string, string> = new Map([
  ['01-01', 'New Year’s Day'],
  ['03-21', 'Human Rights Day'],
  ['04-27', 'Freedom Day'],
  ['05-01', 'Workers’ Day'],
  ['06-16', 'Youth Day'],
  ['08-09', 'National Women’s Day'],
  ['09-24', 'Heritage Day'],
  ['12-16', 'Day of Reconciliation'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Day of Goodwill'],
])

/**
 * Whether a day is a public holiday in South Africa: Public Holidays Act 36 of 1994, section 1 and Schedule 1. By section 2(1)
 * the Monday after a holiday on a Sunday is a holiday too. Days declared by the President (section 2A) are not included.
 *
 * @throws {RangeError} if there is no such date
 */
export function isPublicHoliday(date: CalendarDate): boolean {
  return publicHolidayName(date) !== null
}

/**
 * `Day of Reconciliation`, or `National Women’s Day, observed` on the Monday after its Sunday; null for any other day.
 *
 * @throws {RangeError} if there is no such date
 */
export function publicHolidayName(date: CalendarDate): string | null {
  const weekday = weekdayName(date)
  const fixed = FIXED.get(date.slice(5))
  if (fixed) return fixed
  const dayBefore = weekday === 'Monday' ? FIXED.get(addDays(date, -1).slice(5)) : undefined
  if (dayBefore) return `${dayBefore}, observed`
  return easterHolidayName(date, weekday)
}

/** Computed only for Fridays and Mondays, because Easter is not cached. */
function easterHolidayName(date: CalendarDate, weekday: string): string | null {
  if (weekday !== 'Friday' && weekday !== 'Monday') return null
  const easter = easterSunday(Number(date.slice(0, 4)))
  if (date === addDays(easter, -2)) return 'Good Friday'
  return date === addDays(easter, 1) ? 'Family Day' : null
}

/** Easter Sunday of the Gregorian calendar by the Meeus/Jones/Butcher algorithm, with its variable names. */
function easterSunday(year: number): CalendarDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const afterMarch1 = h + l - 7 * m + 21
  return addDays(`${String(year).padStart(4, '0')}-03-01`, afterMarch1)
}
