import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf, timeOfDay } from '../calendar/time-of-day.ts'
import { DEFAULT_CALL_SETTINGS } from './call-settings.ts'
import {
  type Caller,
  type CallRules,
  cellsOf,
  freeCallersAt,
  isWithinHours,
  offeredDays,
} from './free-times.ts'

const NOW = momentOf('2026-11-23', '10:24')
const OPENING = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00', extraHolidays: ['2026-11-27'] }
const RULES: CallRules = { ...DEFAULT_CALL_SETTINGS, openingHours: OPENING }
const pieter: Caller = { id: 'pieter', taken: new Set() }
const thandeka: Caller = { ...pieter, id: 'thandeka' }

function timesOn(day: string, rules: Partial<CallRules> = {}, callers = [pieter], now = NOW) {
  const days = offeredDays(now, { ...RULES, ...rules }, callers)
  return days.find((offered) => offered.day === day)?.free.map(timeOfDay)
}

test.each<[what: string, rules: Partial<CallRules>, times: string]>([
  ['twenty minutes and a pause of ten', {}, '08:00 08:30 16:30'],
  ['without a pause', { pauseMinutes: 0 }, '08:00 08:20 16:40'],
  ['an hour each', { minutes: 60, pauseMinutes: 0 }, '08:00 09:00 16:00'],
  ['hours on Tuesdays only', { hours: [{ day: 2, from: '09:15', until: '11:00' }] }, '09:15 09:45 10:15'],
  ['hours beyond the opening', { hours: [{ day: 2, from: '06:00', until: '20:00' }] }, '08:00 08:30 16:30'],
])('the first, the second and the last time of a Tuesday: %s', (_what, rules, expected) => {
  const times = timesOn('2026-11-24', rules) ?? []
  expect([times[0], times[1], times.at(-1)].join(' ')).toBe(expected)
})

test('a call can begin exactly after the lead time, and no sooner', () => {
  expect(timesOn('2026-11-23')?.[0]).toBe('12:30')
  expect(timesOn('2026-11-23', {}, [pieter], momentOf('2026-11-23', '10:30'))?.[0]).toBe('12:30')
  expect(timesOn('2026-11-23', {}, [pieter], momentOf('2026-11-23', '16:00'))).toEqual([])
})

test('only days within the days ahead are offered; weekends are left out, holidays and days off are named', () => {
  const days = offeredDays(NOW, RULES, [pieter])
  expect(days.map(({ day }) => day).filter((day) => day.endsWith('-28') || day.endsWith('-29'))).toEqual([])
  expect(days.at(-1)?.day).toBe('2026-12-21')
  expect(days.filter(({ closed }) => closed).map(({ day, closed }) => [day, closed])).toEqual([
    ['2026-11-27', 'We are closed'],
    ['2026-12-16', 'Day of Reconciliation'],
  ])
})

test('a weekday without hours is left out, and without staff no time is free', () => {
  expect(timesOn('2026-11-25', { hours: [{ day: 2, from: '09:00', until: '10:00' }] })).toBeUndefined()
  expect(offeredDays(NOW, RULES, []).flatMap(({ free }) => free)).toEqual([])
})

test('a time that one person has taken is offered while another person is free', () => {
  const start = momentOf('2026-11-24', '09:30')
  const taken = new Set(cellsOf(start, RULES))
  expect(timesOn('2026-11-24', {}, [{ ...pieter, taken }])).not.toContain('09:30')
  expect(freeCallersAt(start, NOW, RULES, [{ ...pieter, taken }, thandeka])).toEqual(['thandeka'])
})

test('a call that was booked with another duration blocks every time that it overlaps', () => {
  const taken = new Set(cellsOf(momentOf('2026-11-24', '09:00'), { minutes: 60, pauseMinutes: 10 }))
  expect(timesOn('2026-11-24', {}, [{ ...pieter, taken }])?.slice(0, 4)).toEqual([
    '08:00',
    '08:30',
    '10:30',
    '11:00',
  ])
})

test.each([
  ['between two times', '2026-11-24', '09:31'],
  ['before the hours', '2026-11-24', '07:30'],
  ['at a weekend', '2026-11-28', '09:30'],
  ['on a day off', '2026-11-27', '09:30'],
  ['after the days ahead', '2027-03-01', '09:30'],
])('no time %s is offered', (_when, day, time) => {
  expect(freeCallersAt(momentOf(day, time), NOW, RULES, [pieter])).toEqual([])
})

test('every offered time can be booked, and booking all of them causes no overlap', () => {
  const lengths = fc.integer({ min: 1, max: 24 }).map((steps) => steps * 5)
  fc.assert(
    fc.property(lengths, lengths, (minutes, pauseMinutes) => {
      const rules = { ...RULES, minutes, pauseMinutes, daysAhead: 3 }
      const starts = offeredDays(NOW, rules, [pieter]).flatMap(({ free }) => free)
      expect(starts.every((start) => freeCallersAt(start, NOW, rules, [pieter]).length === 1)).toBe(true)
      const cells = starts.flatMap((start) => cellsOf(start, rules))
      expect(new Set(cells).size).toBe(cells.length)
    }),
    { numRuns: 50 },
  )
})

test('a booked call is outside the hours after its day becomes a holiday or the hours are shortened', () => {
  const [start, end] = [momentOf('2026-11-24', '16:30'), momentOf('2026-11-24', '16:50')]
  expect(isWithinHours(start, end, RULES)).toBe(true)
  expect(isWithinHours(start, end, { ...RULES, hours: [{ day: 2, from: '08:00', until: '16:30' }] })).toBe(
    false,
  )
  const declared = { ...OPENING, extraHolidays: ['2026-11-24'] }
  expect(isWithinHours(start, end, { ...RULES, openingHours: declared })).toBe(false)
})
