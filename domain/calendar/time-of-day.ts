import { type CalendarDate, JOHANNESBURG_OFFSET_MS, todayInJohannesburg } from './calendar.ts'

/** A time of the day in South Africa, 00:00 to 23:59; two of them compare as strings. */
export type TimeOfDay = string

const MINUTE_MS = 60_000

/** The date in South Africa at a moment (epoch milliseconds). */
export function dayOf(ms: number): CalendarDate {
  return todayInJohannesburg(new Date(ms))
}

/** `10:24`: the time in South Africa at a moment, without seconds. */
export function timeOfDay(ms: number): TimeOfDay {
  return timeToTheSecond(ms).slice(0, 5)
}

/** `10:24:02` */
export function timeToTheSecond(ms: number): string {
  return new Date(ms + JOHANNESBURG_OFFSET_MS).toISOString().slice(11, 19)
}

/**
 * The moment of a date and time in South Africa, in epoch milliseconds.
 *
 * @throws {RangeError} for an invalid date or time
 */
export function momentOf(date: CalendarDate, time: TimeOfDay): number {
  const ms = Date.parse(`${date}T00:00:00Z`) + minutesOf(time) * MINUTE_MS - JOHANNESBURG_OFFSET_MS
  if (Number.isNaN(ms)) throw new RangeError(`No such calendar date: ${date}`)
  return ms
}

/** Minutes since midnight. @throws {RangeError} for an invalid time */
export function minutesOf(time: TimeOfDay): number {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new RangeError(`No such time of the day: ${time}`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
