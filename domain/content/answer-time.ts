import type { Company } from './company.ts'

/**
 * When an enquiry is answered: within one working day only if every day from Monday to Friday is open.
 *
 * @param hours the opening hours; without them it is the company's word alone
 */
export function answerTime(hours: Company['openingHours']): string {
  const isOpen = (day: number) => !hours || hours.days.includes(day)
  return [1, 2, 3, 4, 5].every(isOpen) ? 'within one working day' : 'on the next day we are open'
}

/** Replaces `{answered}` in a text of `content/` by {@link answerTime}. */
export function withAnswerTime(text: string, hours: Company['openingHours']): string {
  return text.replace('{answered}', answerTime(hours))
}
