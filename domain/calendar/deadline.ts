import type { CalendarDate } from './calendar.ts'
import type { Hours } from './opening-hours.ts'
import { addWorkingTime, type WorkingHours, workingDayMs, workingMsBetween } from './working-time.ts'

/** Of a company that shows no opening hours. */
const DEFAULT_HOURS: WorkingHours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }

/** The hours in which the time until an answer runs: those of the contact page, without the free days of the settings. */
export function answerHours(
  openingHours: Hours | undefined,
  extraHolidays: ReadonlyArray<CalendarDate>,
): WorkingHours {
  const { days, opens, closes } = openingHours ?? DEFAULT_HOURS
  return { days, opens, closes, extraHolidays }
}

/**
 * By when an enquiry is to be answered: one working day after it arrived, which is as many working hours as a day is open.
 * Outside the hours the clock starts at the next opening.
 *
 * @param arrivedMs epoch milliseconds, as are all moments here
 */
export function deadlineOf(arrivedMs: number, hours: WorkingHours): number {
  return addWorkingTime(arrivedMs, workingDayMs(hours), hours)
}

/** Whether a deadline has passed; at the moment itself it has not. */
export function isLate(nowMs: number, dueMs: number): boolean {
  return nowMs > dueMs
}

/**
 * How much of the working day is left: 1 when it begins, 0 at the deadline, negative when it is late. It is the place on the
 * line of the sky, and how much of the moon is lit.
 */
export function shareLeft(nowMs: number, dueMs: number, hours: WorkingHours): number {
  return workingMsBetween(nowMs, dueMs, hours) / workingDayMs(hours)
}

/** The lit part of a moon, 0 to 1. */
export function litShare(nowMs: number, dueMs: number, hours: WorkingHours): number {
  return Math.min(Math.max(shareLeft(nowMs, dueMs, hours), 0), 1)
}
