import * as z from 'zod/mini'
import { LISTS } from '../events/kinds.ts'
import { daySchema, enquiryNumberSchema, instantSchema, spanSchema } from './basics.ts'
import { mailStateSchema } from './session.ts'

const count = z.int().check(z.nonnegative())

/** A moon of the line: one enquiry that needs an answer. */
const duePointSchema = z.object({
  number: enquiryNumberSchema,
  firstName: z.string(),
  dueAt: instantSchema,
})
export type DuePoint = z.infer<typeof duePointSchema>

/** GET /day: what rail, sky and phone's tabs show. Asked again after each event of the stream. */
export const dayOverviewSchema = z.object({
  now: instantSchema,
  counts: z.record(z.enum(LISTS), count),
  /** Those that need an answer, the earliest first, at most 200. */
  due: z.array(duePointSchema).check(z.maxLength(200)),
  /** How many of these, over all pages, are late; due today; due later. */
  dueCounts: z.object({ late: count, today: count, later: count }),
  answeredToday: z.object({
    people: z.array(z.object({ number: enquiryNumberSchema, firstName: z.string() })).check(z.maxLength(24)),
    count,
    /** Working minutes until the answer, the median; null if none was answered. */
    medianMinutes: z.nullable(count),
  }),
  /** Emails to visitors that failed permanently and have not been looked at. */
  undelivered: z.array(z.object({ number: enquiryNumberSchema, name: z.string() })).check(z.maxLength(24)),
  /** Enquiries of which whoever asks is to be reminded today, or was to be since. */
  reminders: z
    .array(z.object({ number: enquiryNumberSchema, name: z.string(), list: z.enum(LISTS) }))
    .check(z.maxLength(24)),
  mail: mailStateSchema,
})
export type Day = z.infer<typeof dayOverviewSchema>

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
