import { expect, test } from 'vitest'
import { momentOf } from '../calendar/time-of-day.ts'
import { DEFAULT_CALL_SETTINGS } from './call-settings.ts'
import { offeredDays } from './free-times.ts'
import { offeredWeek } from './offered-week.ts'

const OPENING = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }
const RULES = { ...DEFAULT_CALL_SETTINGS, openingHours: OPENING }
const FRIDAY_EVENING = momentOf('2026-11-27', '18:00')
const pieter = { id: 'pieter', taken: new Set<number>() }
const weekFrom = (asked: string, callers = [pieter]) =>
  offeredWeek(offeredDays(FRIDAY_EVENING, RULES, callers), { asked, today: '2026-11-27', minutes: 20 })

test.each<[what: string, asked: string, first: string | undefined]>([
  ['nothing is the first with a free time', '', '2026-11-30'],
  ['one of its days', '2026-12-10', '2026-12-07'],
  ['its Monday', '2026-12-14', '2026-12-14'],
  ['a day that is not offered is the first', '2027-06-01', '2026-11-30'],
  ['no day at all is the first', '<script>', '2026-11-30'],
])('the week that is shown for %s', (_what, asked, first) => {
  expect(weekFrom(asked)?.days[0]?.day).toBe(first)
})

test('a week names the weeks beside it, over the end of a month too, and the last one none', () => {
  const week = weekFrom('')
  expect(week?.earlier).toEqual({ monday: '2026-11-23', words: '27 November' })
  expect(week?.later).toEqual({ monday: '2026-12-07', words: '7 to 11 December' })
  expect(weekFrom('2026-12-07')?.earlier?.words).toBe('30 November to 4 December')
  expect(weekFrom('2026-12-25')?.later).toBeNull()
})

test('a holiday stands among its days by name', () => {
  expect(weekFrom('2026-12-14')?.days.map(({ closed }) => closed)).toEqual([
    null,
    null,
    'Day of Reconciliation',
    null,
    null,
  ])
})

test('no week is offered where no time is free in any', () => {
  expect(weekFrom('', [])).toBeNull()
})
