import { formatDate } from '../../domain/calendar/calendar.ts'
import type { ReadPlan } from '../../domain/plan-link/read-plan-query.ts'

/** What the reader must know before the figures; `address` is where it goes on. */
export type Notice = { sentence: string; address?: string }

/** What was changed of a link, what it leaves open, and that prices have changed since. None repeats text of the link. */
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
      sentence: `Prices changed on ${formatDate(priceChange.changedOn)}. These are those of ${formatDate(state.version)}; see today’s price.`,
      address: `${siteUrl}/calculator?${priceChange.todayQuery}`,
    })
  return notices
}
