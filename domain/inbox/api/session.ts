import * as z from 'zod/mini'
import { NOTICE_TIMES } from '../events/kinds.ts'
import { daySchema, instantSchema, roleSchema, staffIdSchema } from './basics.ts'

/** A colleague, with the name and initials shown next to an enquiry. Former staff are included, for old events. */
const colleagueSchema = z.object({
  id: staffIdSchema,
  name: z.string(),
  /** `TN`; one letter for a name of one word. */
  initials: z.string().check(z.minLength(1), z.maxLength(3)),
  left: z.boolean(),
})
export type Colleague = z.infer<typeof colleagueSchema>

/** The office hours in which deadlines run, as on the contact page, and the days off. */
export const workingWeekSchema = z.object({
  /** ISO weekdays, 1 = Monday. */
  days: z.array(z.int().check(z.minimum(1), z.maximum(7))),
  /** `08:00` */
  opens: z.string(),
  closes: z.string(),
  /** Days off from the settings, in addition to public holidays. */
  extraHolidays: z.array(daySchema),
})

/** The state of email sending: `folder` without SMTP. Counts are of queued and of permanently failed emails. */
export const mailStateSchema = z.object({
  way: z.enum(['smtp', 'folder']),
  waiting: z.int().check(z.nonnegative()),
  failed: z.int().check(z.nonnegative()),
  /** Why the oldest one waits, in the server's words. */
  trouble: z.nullable(z.string()),
})
export type MailState = z.infer<typeof mailStateSchema>

const noticeTime = z.enum(NOTICE_TIMES)
/** PUT /session/notices: when to be mailed about newly assigned enquiries, and about late ones. */
export const noticeTimesSchema = z.object({ assigned: noticeTime, late: noticeTime })
export type NoticeTimes = z.infer<typeof noticeTimesSchema>

/** The signed-in person and the data that every page needs. */
const sessionSchema = z.object({
  /** The server's time, on which the page's clock is based. */
  now: instantSchema,
  me: z.extend(colleagueSchema, {
    email: z.string(),
    role: roleSchema,
    /** Whether single-key shortcuts are enabled (WCAG 2.1.4). */
    singleKeys: z.boolean(),
    notices: noticeTimesSchema,
    passkeys: z.int().check(z.nonnegative()),
    hasPassword: z.boolean(),
  }),
  colleagues: z.array(colleagueSchema),
  workingWeek: workingWeekSchema,
  mail: mailStateSchema,
  /** The agency: its name and the mailbox that receives visitors' answers. */
  company: z.object({ name: z.string(), mailbox: z.string() }),
  /** The subjects of enquiries, as a filter of lists: products, then the contact form's categories. */
  topics: z.array(z.object({ key: z.string(), name: z.string() })),
})
export type Session = z.infer<typeof sessionSchema>

/** GET /session. Being signed out is not an error here. */
export const sessionAnswerSchema = z.union([sessionSchema, z.object({ me: z.null() })])
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>

/** PUT /session/keys: enables or disables one's own single-key shortcuts. */
export const singleKeysSchema = z.object({ singleKeys: z.boolean() })
