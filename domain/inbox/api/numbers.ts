import * as z from 'zod/mini'
import { daySchema, spanSchema } from './basics.ts'

const count = z.int().check(z.nonnegative())
const named = z.object({ name: z.string(), count })

/** GET /numbers?weeks=4 */
export const numbersQuerySchema = z.object({ weeks: spanSchema })

export const numbersSchema = z.object({
  from: daySchema,
  until: daySchema,
  answeredInTime: count,
  answered: count,
  /** Working minutes; null without an answer. */
  medianMinutes: z.nullable(count),
  enquiries: count,
  withPlan: count,
  unanswered: count,
  /** At least twelve weeks, each named by its Monday; the last one has begun. */
  weeks: z.array(z.object({ monday: daySchema, enquiries: count, medianMinutes: z.nullable(count) })),
  /** Counts of pages, never of people. */
  steps: z.object({ pages: count, calculator: count, enquiries: count, withPlan: count }),
  pages: z.array(z.extend(named, { fromCalculator: count })),
  categories: z.array(named),
})
export type Numbers = z.infer<typeof numbersSchema>
