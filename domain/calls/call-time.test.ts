import { expect, test } from 'vitest'
import { momentOf, timeOfDay } from '../calendar/time-of-day.ts'
import { reminderAt } from './call-reminder.ts'
import {
  callTimeText,
  isZoneElsewhere,
  lastDigits,
  onDayAtTime,
  placeOfZone,
  readCallTime,
  timeInZone,
} from './call-time.ts'

const WEEK = { days: [1, 2, 3, 4, 5], extraHolidays: ['2026-11-27'] }

test('a time is read back as it was written, and other texts are refused', () => {
  const start = momentOf('2026-11-24', '09:30')
  expect(callTimeText(start)).toBe('2026-11-24T09:30+02:00')
  expect(readCallTime(callTimeText(start))).toBe(start)
  const invalidTexts = [
    'none',
    '',
    '2026-11-24T09:30Z',
    '1969-12-31T09:00+02:00',
    '2026-11-31T09:30+02:00',
    '2026-11-24T24:00+02:00',
    '2026-11-24T09:30+01:00',
  ]
  expect(invalidTexts.map(readCallTime)).toEqual(invalidTexts.map(() => null))
})

test.each([
  ['Europe/London', '2027-03-26', '07:30'],
  ['Europe/London', '2027-03-29', '08:30'], // summer time began on the 28th
  ['America/New_York', '2026-11-24', '02:30'],
])('in the zone %s on %s, 09:30 in Johannesburg is %s', (zone, day, time) => {
  expect(timeInZone(zone, momentOf(day, '09:30'))).toBe(time)
})

test('only an existing zone with another time counts as elsewhere', () => {
  const at = momentOf('2027-03-26', '09:30')
  const zones = ['Europe/London', 'Africa/Johannesburg', 'Africa/Maputo', 'Mars/Olympus', '']
  expect(zones.map((zone) => isZoneElsewhere(zone, at))).toEqual([true, false, false, false, false])
  expect(placeOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
})

test('a call’s time is worded for a sentence, and a phone number is shortened to its last digits', () => {
  expect(onDayAtTime(momentOf('2026-11-24', '09:30'))).toBe('Tuesday 24 November at 09:30')
  expect(lastDigits('+27 83 555 0142')).toBe('142')
})

test.each([
  ['2026-11-20', '11:05', '2026-11-24', '09:30', '2026-11-23 16:00'],
  ['2026-11-20', '11:05', '2026-11-30', '09:30', '2026-11-26 16:00'], // the Friday before is a day off
  ['2026-11-23', '16:30', '2026-11-24', '09:30', '2026-11-24 07:30'],
  ['2026-11-24', '08:00', '2026-11-24', '16:00', '2026-11-24 14:00'],
  ['2026-11-24', '08:00', '2026-11-24', '10:55', 'never'],
])(
  'a call booked on %s at %s for %s at %s has its reminder at: %s',
  (bookedOn, bookedAt, day, time, expected) => {
    const at = reminderAt(momentOf(day, time), momentOf(bookedOn, bookedAt), WEEK)
    expect(at === null ? 'never' : `${callTimeText(at).slice(0, 10)} ${timeOfDay(at)}`).toBe(expected)
  },
)
