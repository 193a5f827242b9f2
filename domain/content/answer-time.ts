import type { Hours } from '../calendar/opening-hours.ts'

/**
 * When an enquiry is answered: within one working day only if every day from Monday to Friday is open.
 *
 * @param hours the opening hours; without them it is the company's word alone
 */
export function answerTime(hours: Hours | undefined): string {
  const isOpen = (day: number) => !hours || hours.days.includes(day)
  return [1, 2, 3, 4, 5].every(isOpen) ? 'within one working day' : 'on the next day we are open'
}

/** Replaces `{answered}` in a text of `content/` by {@link answerTime}. */
export function withAnswerTime(text: string, hours: Hours | undefined): string {
  return text.replace('{answered}', answerTime(hours))
}
