import { addDays, type CalendarDate, isoWeekday } from '../../calendar/calendar.ts'
import { dayOf, momentOf } from '../../calendar/time-of-day.ts'
import { addWorkingDays, type WorkingWeek } from '../../calendar/working-days.ts'
import { addWorkingTime, type WorkingHours } from '../../calendar/working-time.ts'

const MAX_YEARS_AHEAD = 5

/** The suggested days for a reminder: the next working day, the one after it, and the first one of next week. */
export function reminderChoices(today: CalendarDate, week: WorkingWeek): Array<CalendarDate> {
  const sunday = addDays(today, 7 - isoWeekday(today))
  const days = [
    addWorkingDays(today, 1, week),
    addWorkingDays(today, 2, week),
    addWorkingDays(sunday, 1, week),
  ]
  return [...new Set(days)].sort()
}

/** The last day for which a reminder can be set. For comparisons only: five years after 29 February is no date, but sorts correctly. */
export function lastReminderDay(today: CalendarDate): string {
  return `${Number(today.slice(0, 4)) + MAX_YEARS_AHEAD}${today.slice(4)}`
}

/** Whether a reminder can be set for a day. */
export function isReminderDay(day: CalendarDate, today: CalendarDate): boolean {
  return day >= today && day <= lastReminderDay(today)
}

/** The day on which the reminder is sent: the day itself, or the next one on which the office is open. */
export function reminderMailDay(on: CalendarDate, hours: WorkingHours): CalendarDate {
  return dayOf(addWorkingTime(momentOf(on, '00:00'), 0, hours))
}
