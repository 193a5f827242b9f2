import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDateSchema } from '../pricing/schemas.ts'
import {
  addDays,
  dayInMonth,
  formatDate,
  formatMonth,
  isoWeekday,
  lastDayOfMonth,
  todayInJohannesburg,
  weekdayName,
} from './calendar.ts'

const anyDate = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2000-01-01', days))

test.each(['2027-02-28', '2028-02-29', '0004-02-29'])('the date %s exists', (date) => {
  expect(calendarDateSchema.parse(date)).toBe(date)
})

test.each(['2027-02-29', '2027-13-01', '2027-00-10', '2027-1-1', '2027-01-32', '+012027-01-01', '', 'today'])(
  'the date “%s” is refused',
  (text) => {
    expect(calendarDateSchema.safeParse(text).success).toBe(false)
    expect(() => formatDate(text)).toThrow(RangeError)
  },
)

test('a date is written out without a leading zero', () => {
  expect(formatDate('2027-03-01')).toBe('1 March 2027')
  expect(formatMonth('2027-01-31')).toBe('January 2027')
})

test('a date has the names of its month and weekday', () => {
  const initials = Array.from({ length: 12 }, (_, month) =>
    formatMonth(dayInMonth('2027-01-15', month, 1)).charAt(0),
  )
  expect(initials.join('')).toBe('JFMAMJJASOND')
  expect(weekdayName('2026-11-21')).toBe('Saturday')
  expect([isoWeekday('2026-11-23'), isoWeekday('2026-11-22')]).toEqual([1, 7])
})

test('a day in South Africa begins two hours before the day in UTC', () => {
  expect(todayInJohannesburg(new Date('2026-12-31T21:59:59.999Z'))).toBe('2026-12-31')
  expect(todayInJohannesburg(new Date('2026-12-31T22:00:00Z'))).toBe('2027-01-01')
})

test('counting days crosses months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-26', 7)).toBe('2027-01-02')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

test('in a later month the last day follows its length, and a day that it does not have becomes its last', () => {
  const ends = [0, 1, 2, 3, 13].map((months) => dayInMonth('2027-01-31', months, 'last'))
  expect(ends).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29'])
  expect(dayInMonth('2027-01-31', 1, 30)).toBe('2027-02-28')
})

test('a day in a later month never drifts: it is in the right month and on the right day, for any start', () => {
  const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  fc.assert(
    fc.property(
      anyDate,
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(1, 15, 25, 'last' as const),
      (date, months, day) => {
        const later = dayInMonth(date, months, day)
        expect(monthNumber(later) - monthNumber(date)).toBe(months)
        expect(Number(later.slice(8))).toBe(day === 'last' ? lastDayOfMonth(later) : day)
      },
    ),
    { numRuns: 5_000 },
  )
})
