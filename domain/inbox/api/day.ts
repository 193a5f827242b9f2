import * as z from 'zod/mini'
import { LISTS } from '../events/kinds.ts'
import { daySchema, enquiryNumberSchema, instantSchema, spanSchema } from './basics.ts'
import { mailStateSchema } from './session.ts'

const count = z.int().check(z.nonnegative())

/** An enquiry that needs an answer, shown as a moon on the timeline. */
const duePointSchema = z.object({
  number: enquiryNumberSchema,
  firstName: z.string(),
  dueAt: instantSchema,
})
export type DuePoint = z.infer<typeof duePointSchema>

/** GET /day: the data of sidebar, timeline and phone tabs. Requested again after each event of the stream. */
export const dayOverviewSchema = z.object({
  now: instantSchema,
  counts: z.record(z.enum(LISTS), count),
  /** Enquiries that need an answer, by deadline, at most 200. */
  due: z.array(duePointSchema).check(z.maxLength(200)),
  /** How many enquiries, on all pages, are due when: `DueCounts` of words/headings.ts. */
  dueCounts: z.object({ late: count, today: count, next: count, later: count }),
  answeredToday: z.object({
    people: z.array(z.object({ number: enquiryNumberSchema, firstName: z.string() })).check(z.maxLength(24)),
    count,
    /** Median working minutes until the answer; null if none was answered. */
    medianMinutes: z.nullable(count),
  }),
  /** Emails to visitors that failed permanently and were not acknowledged. */
  undelivered: z.array(z.object({ number: enquiryNumberSchema, name: z.string() })).check(z.maxLength(24)),
  /** Enquiries for which the current user has a reminder today or an earlier one that is unread. */
  reminders: z
    .array(z.object({ number: enquiryNumberSchema, name: z.string(), list: z.enum(LISTS) }))
    .check(z.maxLength(24)),
  mail: mailStateSchema,
})
export type Day = z.infer<typeof dayOverviewSchema>

const namedCount = z.object({ name: z.string(), count })

/** GET /numbers?weeks=4 */
export const numbersQuerySchema = z.object({ weeks: spanSchema })

/** Statistics: how well deadlines are met, and where enquiries come from. */
export const numbersSchema = z.object({
  from: daySchema,
  until: daySchema,
  answeredInTime: count,
  answered: count,
  /** The median of working minutes until the first answer; null without an answer. */
  medianMinutes: z.nullable(count),
  enquiries: count,
  withPlan: count,
  /** Enquiries without a first answer yet. */
  unanswered: count,
  /** At least twelve weeks, each identified by its Monday; the last one is incomplete. */
  weeks: z.array(z.object({ monday: daySchema, enquiries: count, medianMinutes: z.nullable(count) })),
  /** Counts of page views, never of people. */
  steps: z.object({ pages: count, calculator: count, enquiries: count, withPlan: count }),
  pages: z.array(z.extend(namedCount, { fromCalculator: count })),
  categories: z.array(namedCount),
})
export type Numbers = z.infer<typeof numbersSchema>
