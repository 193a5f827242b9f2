import { isCalendarDate } from '../calendar/calendar.ts'
import { weekdayAndDate } from '../calendar/day-words.ts'
import { dayOf, momentOf, timeOfDay } from '../calendar/time-of-day.ts'

/** The times of calls are multiples of this many minutes. */
export const STEP_MINUTES = 5

/** The form value if no time suits. */
export const NO_TIME = 'none'

const CALL_TIME = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)\+02:00$/

/** No call was offered before this day. */
const EARLIEST_DAY = '2000-01-01'

/** A time as sent by a form: `2026-11-24T09:30+02:00`. */
export function callTimeText(startMs: number): string {
  return `${dayOf(startMs)}T${timeOfDay(startMs)}+02:00`
}

/** The moment of a text like `2026-11-24T09:30+02:00`, in epoch milliseconds; null for any other text. */
export function readCallTime(text: string): number | null {
  const [, day = '', time = ''] = CALL_TIME.exec(text) ?? []
  return isCalendarDate(day) && day >= EARLIEST_DAY ? momentOf(day, time) : null
}

/** `Tuesday 24 November at 09:30` */
export function onDayAtTime(startMs: number): string {
  return `${weekdayAndDate(dayOf(startMs))} at ${timeOfDay(startMs)}`
}

/** Whether a browser's time zone exists and has another time than South Africa at a moment. */
export function isZoneElsewhere(zone: string, atMs: number): boolean {
  try {
    return timeInZone(zone, atMs) !== timeOfDay(atMs)
  } catch {
    return false
  }
}

/**
 * `07:30`, by the rules of the zone on that day: summer time may begin between now and then.
 *
 * @throws {RangeError} if there is no such zone
 */
export function timeInZone(zone: string, atMs: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(atMs)
}

/** `London` from `Europe/London` */
export function placeOfZone(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** `142`: the end of a telephone number, which its owner recognises and which reveals nothing to a stranger. */
export function lastDigits(phoneNumber: string): string {
  return phoneNumber.replace(/\D/g, '').slice(-3)
}
