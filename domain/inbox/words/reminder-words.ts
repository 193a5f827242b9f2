import type { CalendarDate } from '../../calendar/calendar.ts'
import { onDayAhead, weekdayAndDate } from '../../calendar/day-words.ts'

/** `reminder today`, `reminder on Wednesday`; `reminder of Monday 23 November` for a past day. */
export function reminderWords(on: CalendarDate, today: CalendarDate): string {
  return `reminder ${on < today ? `of ${weekdayAndDate(on)}` : onDayAhead(on, today)}`
}

/** A note for a reminder on a future day on which the office is closed; null otherwise. @param mailDay the day of the mail */
export function officeClosedSentence(
  on: CalendarDate,
  mailDay: CalendarDate,
  today: CalendarDate,
): string | null {
  return on === mailDay || on < today
    ? null
    : `The office is closed then: the mail comes on ${weekdayAndDate(mailDay)}.`
}
