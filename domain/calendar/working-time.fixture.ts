import fc from 'fast-check'
import { momentOf } from './time-of-day.ts'
import type { WorkingHours } from './working-time.ts'

/** From 08:00 to 17:00. @param days 1 is Monday */
export function officeHours(...days: Array<number>): WorkingHours {
  return { days, opens: '08:00', closes: '17:00' }
}

/** Monday to Friday, like the example company. */
export const OFFICE_HOURS = officeHours(1, 2, 3, 4, 5)

const HOUR_MS = 3_600_000
const FROM_MS = momentOf('2020-01-01', '00:00')

/** Any opening hours of one to seven days, any length, with some days off. */
export const anyHours: fc.Arbitrary<WorkingHours> = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    times: fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 2, maxLength: 2 }),
    extraHolidays: fc.subarray(['2026-11-23', '2026-11-24', '2027-01-04', '2028-02-29']),
  })
  .map(({ days, times, extraHolidays }) => {
    const [opens = '', closes = ''] = times.toSorted((a, b) => a - b).map(quarterHour)
    return { days, opens, closes, extraHolidays }
  })

/** Any moment in the years 2020 to 2039, to the second. */
export const arbitraryInstant = fc
  .integer({ min: 0, max: 20 * 365 * 24 * 3_600 })
  .map((seconds) => FROM_MS + seconds * 1_000)

/** Milliseconds of hours and minutes. */
export function hoursMs(hours: number, minutes = 0): number {
  return hours * HOUR_MS + minutes * 60_000
}

function quarterHour(quarters: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${twoDigits(Math.floor(quarters / 4))}:${twoDigits((quarters % 4) * 15)}`
}
