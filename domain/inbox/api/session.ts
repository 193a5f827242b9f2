import * as z from 'zod/mini'
import { NOTICE_TIMES } from '../events/kinds.ts'
import { daySchema, instantSchema, roleSchema, staffIdSchema } from './basics.ts'

/** A colleague, as names and initials next to an enquiry need them; those who left stay, for old events. */
const colleagueSchema = z.object({
  id: staffIdSchema,
  name: z.string(),
  /** Two letters: TN. */
  initials: z.string().check(z.minLength(1), z.maxLength(3)),
  left: z.boolean(),
})
export type Colleague = z.infer<typeof colleagueSchema>

/** Hours in which the nine working hours run: as on the contact page, and the days that are none. */
export const workingWeekSchema = z.object({
  /** ISO weekdays, 1 = Monday. */
  days: z.array(z.int().check(z.minimum(1), z.maximum(7))),
  /** `08:00` */
  opens: z.string(),
  closes: z.string(),
  /** Days off besides public holidays, by setting. */
  extraHolidays: z.array(daySchema),
})

/** The state of email sending: `folder` without SMTP. Counts are emails that wait or have failed permanently. */
export const mailStateSchema = z.object({
  way: z.enum(['smtp', 'folder']),
  waiting: z.int().check(z.nonnegative()),
  failed: z.int().check(z.nonnegative()),
  /** Why the oldest waits, in the server's words. */
  trouble: z.nullable(z.string()),
})
export type MailState = z.infer<typeof mailStateSchema>

const noticeTime = z.enum(NOTICE_TIMES)
/** PUT /session/notices: when one is mailed about enquiries that are assigned to oneself, and about those that are late. */
export const noticeTimesSchema = z.object({ assigned: noticeTime, late: noticeTime })
export type NoticeTimes = z.infer<typeof noticeTimesSchema>

/** Who is signed in and what every page needs. */
const sessionSchema = z.object({
  /** The server's time: the page counts from it. */
  now: instantSchema,
  me: z.extend(colleagueSchema, {
    email: z.string(),
    role: roleSchema,
    /** Whether single keys work (WCAG 2.1.4). */
    singleKeys: z.boolean(),
    notices: noticeTimesSchema,
    passkeys: z.int().check(z.nonnegative()),
    hasPassword: z.boolean(),
  }),
  colleagues: z.array(colleagueSchema),
  workingWeek: workingWeekSchema,
  mail: mailStateSchema,
  /** The agency: its name and the mailbox where answers of visitors go. */
  company: z.object({ name: z.string(), mailbox: z.string() }),
  /** What enquiries are about, as lists are filtered by it: products, then the contact form's categories. */
  topics: z.array(z.object({ key: z.string(), name: z.string() })),
})
export type Session = z.infer<typeof sessionSchema>

/** GET /session. Signed out is an answer too: someone about to sign in did nothing wrong. */
export const sessionAnswerSchema = z.union([sessionSchema, z.object({ me: z.null() })])
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>

/** PUT /session/keys: switches single keys on or off for oneself. */
export const singleKeysSchema = z.object({ singleKeys: z.boolean() })
