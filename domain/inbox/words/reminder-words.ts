import type { CalendarDate } from '../../calendar/calendar.ts'
import { onDayAhead, weekdayAndDate } from '../../calendar/day-words.ts'

/** `reminder today`, `reminder on Wednesday`; `reminder of Monday 23 November` of a day that has gone by. */
export function reminderWords(on: CalendarDate, today: CalendarDate): string {
  return `reminder ${on < today ? `of ${weekdayAndDate(on)}` : onDayAhead(on, today)}`
}

/** Where a reminder is for a day to come on which the office is closed; null otherwise. @param mailDay on which the mail comes */
export function closedThenSentence(
  on: CalendarDate,
  mailDay: CalendarDate,
  today: CalendarDate,
): string | null {
  return on === mailDay || on < today
    ? null
    : `The office is closed then: the mail comes on ${weekdayAndDate(mailDay)}.`
}
