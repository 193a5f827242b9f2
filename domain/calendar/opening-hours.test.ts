import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeClosing, describeHours, hoursOf, weekOf } from './opening-hours.ts'
import { anyHours, officeHours } from './working-time.fixture.ts'

test.each([
  [[1, 2, 3, 4, 5], 'Monday to Friday'],
  [[1, 2, 3, 4, 5, 6], 'Monday to Saturday'],
  [[5, 1, 3], 'Monday, Wednesday and Friday'],
  [[1, 6, 7], 'Monday, Saturday and Sunday'],
  [[6, 7], 'Saturday and Sunday'],
  [[3], 'Wednesday'],
  [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
])('days %j are described as %s', (days, words) => {
  expect(describeHours(officeHours(...days))).toBe(`${words}, 08:00 to 17:00`)
})

test.each([
  [[1, 2, 3, 4, 5], 'Closed at weekends and on public holidays.'],
  [[1, 2, 3, 4, 5, 6], 'Closed on Sundays and public holidays.'],
  [[2, 3, 4, 5, 6], 'Closed on Mondays, Sundays and public holidays.'],
  [[1, 3, 5], 'Closed on all other days and on public holidays.'],
  [[3], 'Closed on all other days and on public holidays.'],
  [[1, 2, 3, 4, 5, 6, 7], 'Closed on public holidays.'],
])('closing days for %j are described as: %s', (days, words) => {
  expect(describeClosing(officeHours(...days))).toBe(
    `${words} Write then, and we answer on the next day we are open.`,
  )
})

test('for any hours, no open day is called closed and no closed day open', () => {
  fc.assert(
    fc.property(anyHours, (hours) => {
      const [open, closed] = [describeHours(hours), describeClosing(hours)]
      for (const day of weekOf(hours)) expect(day.open ? closed : open, day.name).not.toContain(day.name)
      const isWeekendClosed = !hours.days.some((day) => day > 5)
      if (closed.includes('weekends')) expect(isWeekendClosed).toBe(true)
      expect(open).toMatch(new RegExp(`, ${hours.opens} to ${hours.closes}$`))
    }),
  )
})

test('a week has seven days and begins on Monday', () => {
  const week = weekOf(officeHours(1, 7))
  expect(week.map((day) => day.initial).join('')).toBe('MTWTFSS')
  expect(week.filter((day) => day.open).map((day) => day.name)).toEqual(['Monday', 'Sunday'])
})

test('a time is a number of hours', () => {
  expect(hoursOf('17:30')).toBe(17.5)
})
