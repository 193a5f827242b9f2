import { formatDate } from '../../domain/calendar/calendar.ts'
import type { ReadPlan } from '../../domain/plan-link/read-plan-query.ts'

/** What the reader must know before the figures; `address` is where it goes on. */
export type Notice = { sentence: string; address?: string }

/** What was changed of a link, what it leaves open, and that its prices hold no longer. None repeats text of the link. */
export function noticesOf(
  { state, changes, priceChange, lumpSumQuestion }: ReadPlan,
  siteUrl: string,
): Array<Notice> {
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
  return notices
}
