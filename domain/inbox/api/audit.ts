import * as z from 'zod/mini'
import { cursorSchema, enquiryNumberSchema, instantSchema, staffIdSchema } from './basics.ts'

/** GET /audit?q&who&act&after */
export const auditQuerySchema = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  who: z.optional(staffIdSchema),
  act: z.optional(z.string().check(z.maxLength(40))),
  after: z.optional(cursorSchema),
})
export type AuditQuery = z.infer<typeof auditQuerySchema>

/** The result of the last check of the hash chain; `fault` names the first entry that does not fit the previous one, or another error. */
export const chainCheckSchema = z.object({
  entries: z.int().check(z.nonnegative()),
  checkedAt: instantSchema,
  fault: z.nullable(z.string()),
})
export type ChainCheck = z.infer<typeof chainCheckSchema>

export const auditSchema = z.object({
  check: chainCheckSchema,
  /** The kinds of actions in the log, as a filter. */
  acts: z.array(z.object({ act: z.string(), words: z.string() })),
  entries: z
    .array(
      z.object({
        n: z.int().check(z.positive()),
        at: instantSchema,
        /** A name, `The site`, `Mail server`, `Retention` or `Somebody`. */
        who: z.string(),
        /** `answered by e-mail` */
        words: z.string(),
        enquiry: z.nullable(enquiryNumberSchema),
        /** The first and last characters of the hash: 9f3a…c1 */
        seal: z.string(),
      }),
    )
    .check(z.maxLength(200)),
  next: z.nullable(cursorSchema),
})
export type Audit = z.infer<typeof auditSchema>
export type AuditEntry = Audit['entries'][number]
