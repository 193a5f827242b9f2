import { expect, test } from 'vitest'
import { OFFICE_HOURS } from '../../calendar/working-time.fixture.ts'
import { isReminderDay, reminderChoices, reminderMailDay } from './reminder.ts'

test.each([
  ['2026-11-23', ['2026-11-24', '2026-11-25', '2026-11-30']], // a Monday
  ['2026-11-26', ['2026-11-27', '2026-11-30']],
  ['2026-11-27', ['2026-11-30', '2026-12-01']],
  ['2026-11-29', ['2026-11-30', '2026-12-01']],
  ['2026-12-24', ['2026-12-28', '2026-12-29']], // before Christmas and the Day of Goodwill
  ['2027-03-24', ['2027-03-25', '2027-03-30']], // before Good Friday and Family Day
])('on %s a reminder is offered for the working days %j', (today, days) => {
  expect(reminderChoices(today, OFFICE_HOURS)).toEqual(days)
})

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026-11-28', '2026-11-30'],
  ['2026-12-16', '2026-12-17'],
])('a reminder for %s is sent on %s', (on, day) => {
  expect(reminderMailDay(on, OFFICE_HOURS)).toBe(day)
})

test('a reminder can be for today, and for any day of the next five years', () => {
  const today = '2028-02-29'
  const days = ['2028-02-28', '2028-02-29', '2033-02-28', '2033-03-01']
  expect(days.map((day) => isReminderDay(day, today))).toEqual([false, true, true, false])
})
