import fc from 'fast-check'
import type { Hours } from './opening-hours.ts'

const HALF_HOURS = 47

/** Any opening hours that content/company.json may hold: one to seven days in any order, from any half hour to a later one. */
export const anyHours: fc.Arbitrary<Hours> = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    times: fc.uniqueArray(fc.integer({ min: 0, max: HALF_HOURS }), { minLength: 2, maxLength: 2 }),
  })
  .map(({ days, times }) => {
    const [opens = '', closes = ''] = times.toSorted((a, b) => a - b).map(timeOf)
    return { days, opens, closes }
  })

/** Opening hours from 08:00 to 17:00. @param days 1 is Monday */
export function officeHours(...days: Array<number>): Hours {
  return { days, opens: '08:00', closes: '17:00' }
}

function timeOf(halfHour: number): string {
  return `${String(Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`
}
