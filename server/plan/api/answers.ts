import { z } from 'zod'
import { QUERY_MAX_CHARS } from '../../../domain/plan/link/plan-query.ts'
import type { Plan } from '../../../domain/plan/plan.ts'
import type { Estimate } from '../../../domain/pricing/estimate.ts'
import { calendarDateSchema } from '../../../domain/pricing/schemas.ts'

const cents = z.int().nonnegative().describe('Whole cents, VAT included')
const date = calendarDateSchema.meta({ format: 'date' })

export const planAnswerSchema = z.strictObject({
  totalCents: cents.describe('The whole price in cents, the lump sum included'),
  months: z.int(),
  eachCents: cents.describe('Every instalment but the last, in cents'),
  lastCents: cents.describe('The last instalment, in cents: it carries the rounding'),
  firstDue: date,
  handover: date.describe('The last instalment; the source code is handed over once it has cleared'),
  schedule: z.array(
    z.strictObject({
      no: z.int().positive(),
      date: date.describe('The nominal date, or the next working day'),
      amountCents: cents,
      balanceCents: cents.describe('Still to pay after this instalment, in cents'),
    }),
  ),
})

export const estimateAnswerSchema = z.strictObject({
  version: z
    .string()
    .describe('The rate card: the day from which its prices hold, and .2 for a second list of that day'),
  lines: z.array(
    z.strictObject({
      label: z.string(),
      hours: z.number().nonnegative().describe('0 where the line is a percentage or in the price already'),
      amountCents: cents,
    }),
  ),
  totalCents: cents,
  vatCents: cents.describe('The VAT inside the total; 0 if no VAT is charged'),
  lowCents: cents.describe('The least that work built from the start usually comes to; a solution’s total'),
  highCents: cents.describe('The most that work built from the start usually comes to; a solution’s total'),
  buildDays: z.int().positive().describe('Working days'),
})

export const refusalSchema = z.strictObject({
  message: z.string(),
  errors: z
    .record(z.string(), z.string())
    .describe('What is wrong, by the name of the parameter; of unknown ones the first few stand for all'),
})
export const messageSchema = z.strictObject({ message: z.string() })

/** The answer to an overlong query. */
export const QUERY_TOO_LONG = {
  message: `The query is too long. It may have ${QUERY_MAX_CHARS} characters, counted as they are sent.`,
}

export type PlanAnswer = z.infer<typeof planAnswerSchema>
export type EstimateAnswer = z.infer<typeof estimateAnswerSchema>

export function planAnswer(plan: Plan): PlanAnswer {
  const { totalCents, months, eachCents, lastCents, firstDue, handover, schedule } = plan
  return { totalCents, months, eachCents, lastCents, firstDue, handover, schedule }
}

export function estimateAnswer(estimate: Estimate): EstimateAnswer {
  const lines = estimate.lines.map(({ label, hours, amountCents }) => ({ label, hours, amountCents }))
  const { version, totalCents, vatCents, lowCents, highCents, buildDays } = estimate
  return { version, lines, totalCents, vatCents, lowCents, highCents, buildDays }
}
