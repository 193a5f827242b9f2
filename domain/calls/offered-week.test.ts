import { expect, test } from 'vitest'
import { momentOf } from '../calendar/time-of-day.ts'
import { DEFAULT_CALL_SETTINGS } from './call-settings.ts'
import { offeredDays } from './free-times.ts'
import { offeredWeek } from './offered-week.ts'

const OPENING = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }
const RULES = { ...DEFAULT_CALL_SETTINGS, openingHours: OPENING }
const FRIDAY_EVENING = momentOf('2026-11-27', '18:00')
const pieter = { id: 'pieter', taken: new Set<number>() }
const weekFrom = (requestedDay: string, callers = [pieter]) =>
  offeredWeek(offeredDays(FRIDAY_EVENING, RULES, callers), { requestedDay, today: '2026-11-27', minutes: 20 })

test.each<[what: string, requestedDay: string, first: string | undefined]>([
  ['no day: the first with a free time', '', '2026-11-30'],
  ['one of its days: that week', '2026-12-10', '2026-12-07'],
  ['its Monday: that week', '2026-12-14', '2026-12-14'],
  ['a day that is not offered: the first', '2027-06-01', '2026-11-30'],
  ['an invalid day: the first', '<script>', '2026-11-30'],
])('the shown week, if the address names %s', (_what, requestedDay, first) => {
  expect(weekFrom(requestedDay)?.days[0]?.day).toBe(first)
})

test('a week names the previous and the next one, also across months, if there are any', () => {
  const week = weekFrom('')
  expect(week?.earlier).toEqual({ monday: '2026-11-23', words: '27 November' })
  expect(week?.later).toEqual({ monday: '2026-12-07', words: '7 to 11 December' })
  expect(weekFrom('2026-12-07')?.earlier?.words).toBe('30 November to 4 December')
  expect(weekFrom('2026-12-25')?.later).toBeNull()
})

test('a holiday is among its days, by name', () => {
  expect(weekFrom('2026-12-14')?.days.map(({ closed }) => closed)).toEqual([
    null,
    null,
    'Day of Reconciliation',
    null,
    null,
  ])
})

test('no week is offered if no time is free', () => {
  expect(weekFrom('', [])).toBeNull()
})
