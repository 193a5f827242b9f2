import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, minutesOf, momentOf, timeOfDay, timeToTheSecond } from './time-of-day.ts'

test('the clock of South Africa is two hours ahead of UTC, all year', () => {
  expect(timeToTheSecond(Date.UTC(2026, 10, 23, 8, 24, 2))).toBe('10:24:02')
  expect(timeOfDay(Date.UTC(2026, 5, 23, 22, 0, 59))).toBe('00:00')
  expect(momentOf('2026-11-23', '10:24')).toBe(Date.UTC(2026, 10, 23, 8, 24))
})

test('date and time of a moment are read back', () => {
  const minutes = fc.integer({ min: -10_000_000, max: 40_000_000 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const ms = minute * 60_000
      expect(momentOf(dayOf(ms), timeOfDay(ms))).toBe(ms)
    }),
  )
})

test.each(['24:00', '8:00', '08:60', ''])('%s is an invalid time', (time) => {
  expect(() => minutesOf(time)).toThrow(RangeError)
})
