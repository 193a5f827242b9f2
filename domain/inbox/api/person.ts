import * as z from 'zod/mini'
import { enquiryNumberSchema, instantSchema, personKeySchema } from './basics.ts'

/** GET /person/:key: all data stored under one e-mail address. */
export const personOverviewSchema = z.object({
  key: personKeySchema,
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  /** The stored data, counted and described: `3 answers`, `Two e-mails and one telephone note, all of today`. */
  holdings: z.array(z.object({ what: z.string(), details: z.string() })),
  enquiries: z.array(enquiryNumberSchema),
  /** Queued mails, which an erasure cancels. */
  mailsWaiting: z.int().check(z.nonnegative()),
  /** The start of each future call, which an erasure cancels. */
  callsAhead: z.array(instantSchema),
  /** Days after which backups are overwritten. */
  backupDays: z.int().check(z.positive()),
})
export type PersonOverview = z.infer<typeof personOverviewSchema>

/** POST /person/:key/erase with the address typed again. 403 without a recent `reauthenticate`. */
export const eraseSchema = z.object({ email: z.string().check(z.trim(), z.maxLength(254)) })

/** The receipt of an erasure, without name or address. */
export const receiptSchema = z.object({
  receipt: z.string().check(z.regex(/^ER-\d{4}-\d{4,}$/)),
  at: instantSchema,
  by: z.string(),
  /** `1 enquiry, 1 plan, 3 answers and 1 subscription`. */
  erased: z.string(),
})
export type Receipt = z.infer<typeof receiptSchema>
