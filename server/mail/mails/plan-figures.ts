import { formatDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import type { MailedPlan } from '../due-mail.ts'
import type { Figure } from '../parts/figures.ts'

/** The plan in the words of whoever sent it. */
export function figuresForVisitor(plan: MailedPlan): Array<Figure> {
  return [
    ...priceOf(plan),
    [`A month, for ${plan.months} months`, formatRand(plan.eachCents)],
    ['First instalment', formatDate(plan.firstDue)],
    ['You get the code', formatDate(plan.codeOn)],
  ]
}

/** The same in the words of the staff. */
export function figuresForStaff(plan: MailedPlan): Array<Figure> {
  return [
    ...priceOf(plan),
    [`${plan.months} instalments of`, formatRand(plan.eachCents)],
    ['First', formatDate(plan.firstDue)],
    ['They get the code', formatDate(plan.codeOn)],
  ]
}

function priceOf({ totalLabel, totalCents, lumpSumCents }: MailedPlan): Array<Figure> {
  const lumpSum: Array<Figure> = lumpSumCents > 0 ? [['Paid on completion', formatRand(lumpSumCents)]] : []
  return [[totalLabel, formatRand(totalCents)], ...lumpSum]
}
