import { type CalendarDate, formatDate } from '../../../domain/calendar/calendar.ts'
import { writePlanQuery } from '../../../domain/plan/link/plan-query.ts'
import type { ReadPlan } from '../../../domain/plan/link/read-plan-query.ts'
import { isOutOfDate } from '../../../domain/plan/link/validity.ts'

/** What the reader must know before the figures; `address` is where it goes on. */
export type Notice = { sentence: string; address?: string }

/** What was changed of a link, what it leaves open, and that its prices or its days are over. None repeats text of the link. */
export function noticesOf(read: ReadPlan, siteUrl: string, today: CalendarDate): Array<Notice> {
  const { state, card, changes, priceChange, lumpSumQuestion } = read
  const notices: Array<Notice> = changes.map((sentence) => ({ sentence }))
  if (lumpSumQuestion)
    notices.push({
      sentence: `The amount on completion may mean ${lumpSumQuestion.question.replace('?', '')}, so it was left out.`,
    })
  if (priceChange)
    notices.push({
      sentence: `These figures are from our price list of ${formatDate(state.version)}. They have not held since ${formatDate(priceChange.changedOn)}; see today’s price.`,
      address: `${siteUrl}/calculator?${priceChange.todayQuery}`,
    })
  else if (isOutOfDate(read, today))
    notices.push({
      sentence: 'The days of this estimate are over. Our prices are still the same: work it out today.',
      address: `${siteUrl}/calculator?${writePlanQuery(state, card)}`,
    })
  return notices
}
