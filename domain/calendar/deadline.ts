import type { CalendarDate } from './calendar.ts'
import type { Hours } from './opening-hours.ts'
import { addWorkingTime, type WorkingHours, workingDayMs, workingMsBetween } from './working-time.ts'

/** The hours of a company that states no opening hours. */
const DEFAULT_HOURS: WorkingHours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }

/**
 * The office hours for deadlines: those of the contact page.
 *
 * @param extraHolidays days off from the settings
 */
export function answerHours(
  openingHours: Hours | undefined,
  extraHolidays: ReadonlyArray<CalendarDate>,
): WorkingHours {
  const { days, opens, closes } = openingHours ?? DEFAULT_HOURS
  return { days, opens, closes, extraHolidays }
}

/**
 * The deadline for an answer: one working day after the arrival, which is as many working hours as an open day has.
 * Outside office hours the clock starts at the next opening.
 *
 * @param arrivedMs epoch milliseconds, as are all moments here
 */
export function deadlineOf(arrivedMs: number, hours: WorkingHours): number {
  return addWorkingTime(arrivedMs, workingDayMs(hours), hours)
}

/** Whether a deadline has passed; at the deadline itself it has not. */
export function isLate(nowMs: number, dueMs: number): boolean {
  return nowMs > dueMs
}

/**
 * The fraction of the working day that is left: 1 at its start, 0 at the deadline, negative after it. It is the position on the
 * timeline, and the lit fraction of the moon.
 */
export function shareLeft(nowMs: number, dueMs: number, hours: WorkingHours): number {
  return workingMsBetween(nowMs, dueMs, hours) / workingDayMs(hours)
}

/** The lit fraction of a moon, 0 to 1. */
export function litShare(nowMs: number, dueMs: number, hours: WorkingHours): number {
  return Math.min(Math.max(shareLeft(nowMs, dueMs, hours), 0), 1)
}
