import { addDays, weekdayName } from '../calendar/calendar.ts'
import { dayOf } from '../calendar/time-of-day.ts'
import type { WorkingHours } from '../calendar/working-time.ts'
import { deadlineOf } from '../inbox/time/deadline.ts'
import { weekdayAndDate } from '../inbox/words/days.ts'
import type { AnswerBy } from './answer-marks.ts'

/** How long somebody may write before the form is sent. */
const WRITING_MS = 3_600_000
const DAYS_BY_NAME = 6

/**
 * By when whoever reads a page now, and sends its form within the hour, is answered at the latest: at the closing of the day on
 * which the answer is due. It holds for all who come on one day; the mail and the thank-you name the very moment.
 *
 * @param nowMs epoch milliseconds
 */
export function answerByFor(nowMs: number, hours: WorkingHours): AnswerBy {
  const day = dayOf(deadlineOf(nowMs + WRITING_MS, hours))
  const long = `${weekdayAndDate(day)}, ${hours.closes}`
  const isNear = day <= addDays(dayOf(nowMs), DAYS_BY_NAME)
  return { long, short: isNear ? `${weekdayName(day)} ${hours.closes}` : long }
}
