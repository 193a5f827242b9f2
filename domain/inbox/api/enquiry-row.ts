import * as z from 'zod/mini'
import { enquiryNumberSchema, instantSchema, listSchema, staffIdSchema } from './basics.ts'

/** One line of a list. */
export const enquiryRowSchema = z.object({
  number: enquiryNumberSchema,
  version: z.int().check(z.nonnegative()),
  list: listSchema,
  name: z.string(),
  /** `Ecommerce · R 64 170,00 · 12 months`, or the form's category or solution without a plan. */
  about: z.string(),
  /** The message's beginning; null for a form without a message. */
  snippet: z.nullable(z.string()),
  /** By when to answer; null where nothing is due. */
  dueAt: z.nullable(instantSchema),
  /** When the last event was added that the list is ordered by. */
  lastAt: instantSchema,
  who: z.nullable(staffIdSchema),
  /** Not yet opened by the person who asks. */
  unread: z.boolean(),
  /** An answer failed permanently: the mail server's words. */
  undelivered: z.nullable(z.string()),
  /** Held back: when it deletes itself. */
  heldUntil: z.nullable(instantSchema),
})
export type EnquiryRow = z.infer<typeof enquiryRowSchema>
