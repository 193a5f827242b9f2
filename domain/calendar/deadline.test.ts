import fc from 'fast-check'
import { expect, test } from 'vitest'
import company from '../../content/company.json' with { type: 'json' }
import { companySchema } from '../content/company.ts'
import { addDays } from './calendar.ts'
import { answerHours, deadlineOf, isLate, litShare, shareLeft } from './deadline.ts'
import { dayOf, momentOf, timeOfDay } from './time-of-day.ts'
import { addWorkingDays } from './working-days.ts'
import { anyHours, arbitraryInstant, OFFICE_HOURS, officeHours } from './working-time.fixture.ts'
import { addWorkingTime, workingDayMs } from './working-time.ts'

const dueAfter = (day: string, time: string, hours = OFFICE_HOURS) => {
  const due = deadlineOf(momentOf(day, time), hours)
  return `${dayOf(due)} ${timeOfDay(due)}`
}

test.each([
  ['2026-11-23', '10:24', '2026-11-24 10:24'],
  ['2026-11-23', '07:59', '2026-11-23 17:00'],
  ['2026-11-23', '08:00', '2026-11-23 17:00'],
  ['2026-11-23', '08:01', '2026-11-24 08:01'],
  ['2026-11-23', '17:00', '2026-11-24 17:00'],
  ['2026-11-20', '14:10', '2026-11-23 14:10'], // a Friday
  ['2026-11-20', '18:40', '2026-11-23 17:00'],
  ['2026-11-21', '11:00', '2026-11-23 17:00'], // a Saturday
  ['2026-12-31', '11:30', '2027-01-04 11:30'], // over New Year's Day and a weekend
  ['2022-12-30', '12:00', '2023-01-03 12:00'], // New Year's Day is a Sunday, so the Monday is a holiday
  ['2027-03-25', '16:59', '2027-03-30 16:59'], // over Good Friday, Easter and Family Day
  ['2026-08-10', '09:00', '2026-08-11 17:00'], // the Monday after Women's Day on a Sunday
])('written on %s at %s, it is due on %s', (day, time, due) => {
  expect(dueAfter(day, time)).toBe(due)
})

test.each([
  ['an open Saturday counts', officeHours(1, 2, 3, 4, 5, 6), '2026-11-21 12:10'],
  ['with one open day a week, it is in the next week', officeHours(5), '2026-11-27 12:10'],
  ['a day may be shorter', { ...OFFICE_HOURS, opens: '09:00', closes: '13:30' }, '2026-11-23 12:10'],
  [
    'days off are skipped',
    { ...OFFICE_HOURS, extraHolidays: ['2026-11-23', '2026-11-24'] },
    '2026-11-25 12:10',
  ],
])('written on a Friday at 12:10: %s', (_rule, hours, due) => {
  expect(dueAfter('2026-11-20', '12:10', hours)).toBe(due)
})

test('on any day of twenty years, an answer is due when one build day is completed', () => {
  const days = Array.from({ length: 20 * 365 }, (_, index) => addDays('2026-01-01', index))
  const dueDays = days.map((day) => dayOf(deadlineOf(momentOf(day, '12:00'), OFFICE_HOURS)))
  expect(dueDays).toEqual(days.map((day) => addWorkingDays(day, 1)))
})

test('office hours are the opening hours; without any, nine hours from Monday to Friday', () => {
  const { openingHours } = companySchema.parse(company)
  expect(answerHours(openingHours, [])).toEqual({ ...OFFICE_HOURS, extraHolidays: [] })
  expect(answerHours(undefined, ['2026-11-04'])).toEqual({ ...OFFICE_HOURS, extraHolidays: ['2026-11-04'] })
})

test('an answer at its deadline is in time, and a millisecond later it is late', () => {
  const due = momentOf('2026-11-23', '10:24')
  expect([isLate(due, due), isLate(due + 1, due)]).toEqual([false, true])
})

test('for any hours, a moon is full on arrival, wanes, and is dark at its deadline', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(arbitraryInstant, share, anyHours, (arrived, elapsedShare, hours) => {
      const due = deadlineOf(arrived, hours)
      const now = addWorkingTime(arrived, Math.round(elapsedShare * workingDayMs(hours)), hours)
      expect(shareLeft(arrived, due, hours)).toBe(1)
      expect(litShare(now, due, hours)).toBeCloseTo(1 - elapsedShare, 5)
      expect(litShare(due, due, hours)).toBe(0)
      expect(litShare(due + 3 * 86_400_000, due, hours)).toBe(0)
    }),
  )
})
