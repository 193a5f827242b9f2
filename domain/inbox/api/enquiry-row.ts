import { z } from 'zod'
import { enquiryNumberSchema, instantSchema, listSchema, staffIdSchema } from './basics.ts'

/** One line of a list. */
export const enquiryRowSchema = z.object({
  number: enquiryNumberSchema,
  version: z.int().nonnegative(),
  list: listSchema,
  name: z.string(),
  /** `Ecommerce · R 64 170,00 · 12 months`, or the form's category or solution without a plan. */
  about: z.string(),
  /** The message's beginning; null for a form without a message. */
  snippet: z.string().nullable(),
  /** By when to answer; null where nothing is due. */
  dueAt: instantSchema.nullable(),
  /** When the last fact was added that the list is ordered by. */
  lastAt: instantSchema,
  who: staffIdSchema.nullable(),
  /** Not yet opened by whoever asks. */
  unread: z.boolean(),
  /** An answer failed for good: the mail server's words. */
  undelivered: z.string().nullable(),
  /** Held back: when it deletes itself. */
  heldUntil: instantSchema.nullable(),
})
export type EnquiryRow = z.infer<typeof enquiryRowSchema>
