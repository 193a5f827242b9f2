import { z } from 'zod'
import { formatRand } from '../../../domain/money/money.ts'
import { planDate } from '../../../domain/plan/instalments.ts'
import type { TableRow } from '../mail-blocks.ts'

/** The figures of a plan when it was sent: a mail that waits for three days still names these. */
export const planSchema = z.strictObject({
  reference: z.string(),
  /** The key of the priced need in the price list. */
  need: z.string(),
  /** Labels; absent in mails of earlier versions. */
  extras: z.array(z.string()).default([]),
  /** The query of its link; null if the current price list gives other figures. */
  query: z.string().nullable(),
  totalLabel: z.string(),
  totalCents: z.int(),
  lumpSumCents: z.int(),
  eachCents: z.int(),
  months: z.int(),
  firstDue: z.string(),
  codeOn: z.string(),
  validDays: z.int(),
})
export type MailedPlan = z.infer<typeof planSchema>

/** The plan in the visitor's words. */
export function figuresForVisitor(plan: MailedPlan): Array<TableRow> {
  return [
    ...extrasOf(plan),
    ...priceOf(plan),
    [`A month, for ${plan.months} months`, formatRand(plan.eachCents)],
    ['First instalment', planDate(plan.firstDue)],
    ['You get the program', planDate(plan.codeOn)],
  ]
}

/** The plan in the staff's words. */
export function figuresForStaff(plan: MailedPlan): Array<TableRow> {
  return [
    ...extrasOf(plan),
    ...priceOf(plan),
    [`${plan.months} instalments of`, formatRand(plan.eachCents)],
    ['First', planDate(plan.firstDue)],
    ['They get the program', planDate(plan.codeOn)],
  ]
}

/** Each on its own line: a figure does not wrap. */
function extrasOf({ extras }: MailedPlan): Array<TableRow> {
  return extras.map((extra, index) => [index === 0 ? 'With' : 'And', extra])
}

function priceOf({ totalLabel, totalCents, lumpSumCents }: MailedPlan): Array<TableRow> {
  const lumpSum: Array<TableRow> = lumpSumCents > 0 ? [['Paid on completion', formatRand(lumpSumCents)]] : []
  return [[totalLabel, formatRand(totalCents)], ...lumpSum]
}
