import { JOHANNESBURG_OFFSET_MS } from '../../../domain/calendar/calendar.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Milliseconds until this hour next begins in South Africa; a whole day at its first moment.
 *
 * @param hour 0 to 23
 * @throws {RangeError} for an invalid hour
 */
export function msUntilHour(hour: number, now: Date): number {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RangeError('The hour is 0 to 23')
  const sinceMidnightMs = (now.getTime() + JOHANNESBURG_OFFSET_MS) % DAY_MS
  const untilMs = hour * HOUR_MS - sinceMidnightMs
  return untilMs > 0 ? untilMs : untilMs + DAY_MS
}
