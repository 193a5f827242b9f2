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

test.each<[named: string, shown: string, requestedDay: string, first: string]>([
  ['no day', 'the first week with a free time', '', '2026-11-30'],
  ['a day of a later week', 'that week', '2026-12-10', '2026-12-07'],
  ['the Monday of a later week', 'that week', '2026-12-14', '2026-12-14'],
  ['a day that is not offered', 'the first week', '2027-06-01', '2026-11-30'],
  ['an invalid day', 'the first week', '<script>', '2026-11-30'],
])('an address that names %s shows %s', (_named, _shown, requestedDay, first) => {
  expect(weekFrom(requestedDay)?.days[0]?.day).toBe(first)
})

test('a week names the previous and the next one, also across months, if there are any', () => {
  const week = weekFrom('')
  expect(week?.earlier).toEqual({ monday: '2026-11-23', words: '27 November' })
  expect(week?.later).toEqual({ monday: '2026-12-07', words: '7 to 11 December' })
  expect(weekFrom('2026-12-07')?.earlier?.words).toBe('30 November to 4 December')
  expect(weekFrom('2026-12-25')?.later).toBeNull()
})

test('a week contains its holidays, by name', () => {
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
