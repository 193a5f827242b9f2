import { weekdayName } from '../calendar/calendar.ts'
import { isWithinWeek, weekdayAndDate } from '../calendar/day-words.ts'
import { deadlineOf } from '../calendar/deadline.ts'
import type { Hours } from '../calendar/opening-hours.ts'
import { dayOf } from '../calendar/time-of-day.ts'
import type { WorkingHours } from '../calendar/working-time.ts'

/** The placeholder in built pages that the server replaces by the deadline. Pages rendered on demand get it as a prop. */
export const ANSWER_BY = '{answer-by}'

/** `Tuesday 24 November, 17:00`, or `Tuesday 17:00` if that is unambiguous. */
export type AnswerBy = { long: string; short: string }

/** A built page, without any visitor's input, with the deadline in place of its placeholders. */
export function withAnswerBy(html: string, { short }: AnswerBy): string {
  return html.replaceAll(ANSWER_BY, short)
}

/** The time that a visitor may take to fill in the form. */
const WRITING_MS = 3_600_000

/**
 * The latest deadline for a visitor who reads a page now and sends its form within the hour: closing time on the day on
 * which the answer is due. It changes about once a day; the mail and the thank-you page state the exact time.
 *
 * @param nowMs epoch milliseconds
 */
export function answerByFor(nowMs: number, hours: WorkingHours): AnswerBy {
  const day = dayOf(deadlineOf(nowMs + WRITING_MS, hours))
  const long = `${weekdayAndDate(day)}, ${hours.closes}`
  return { long, short: isWithinWeek(day, dayOf(nowMs)) ? `${weekdayName(day)} ${hours.closes}` : long }
}

/**
 * The promised time: within one working day only if Monday to Friday are all open.
 *
 * @param hours the opening hours; without them an answer is promised within one working day
 */
export function answerTime(hours: Hours | undefined): string {
  const isOpen = (day: number) => !hours || hours.days.includes(day)
  return [1, 2, 3, 4, 5].every(isOpen) ? 'within one working day' : 'on the next day we are open'
}

/** Replaces `{answered}` in a text of `content/` by {@link answerTime}. */
export function withAnswerTime(text: string, hours: Hours | undefined): string {
  return text.replace('{answered}', answerTime(hours))
}
