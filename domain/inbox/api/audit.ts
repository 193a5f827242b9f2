import { z } from 'zod'
import { cursorSchema, enquiryNumberSchema, instantSchema, staffIdSchema } from './basics.ts'

/** GET /audit?q&who&act&after */
export const auditQuerySchema = z.object({
  q: z.string().trim().max(100).optional(),
  who: staffIdSchema.optional(),
  act: z.string().max(40).optional(),
  after: cursorSchema.optional(),
})
export type AuditQuery = z.infer<typeof auditQuerySchema>

/** What the last check of the hash chain found; `brokenAt` is the first entry that does not fit the one before. */
export const chainCheckSchema = z.object({
  entries: z.int().nonnegative(),
  checkedAt: instantSchema,
  brokenAt: z.int().positive().nullable(),
})
export type ChainCheck = z.infer<typeof chainCheckSchema>

export const auditSchema = z.object({
  check: chainCheckSchema,
  /** Kinds of acts that occur, to choose from. */
  acts: z.array(z.object({ act: z.string(), words: z.string() })),
  entries: z
    .array(
      z.object({
        n: z.int().positive(),
        at: instantSchema,
        /** A name, `The site`, `Mail server`, `Retention` or `Somebody`. */
        who: z.string(),
        /** `answered by e-mail` */
        words: z.string(),
        enquiry: enquiryNumberSchema.nullable(),
        /** The hash's beginning and end: 9f3a…c1 */
        seal: z.string(),
      }),
    )
    .max(200),
  next: cursorSchema.nullable(),
})
export type Audit = z.infer<typeof auditSchema>
export type AuditEntry = Audit['entries'][number]
