import * as z from 'zod/mini'
import {
  enquiryNumberSchema,
  instantSchema,
  staffIdSchema,
  statusSchema,
  typedEmailSchema,
} from './basics.ts'
import {
  draftTextSchema,
  enquiryDetailSchema,
  newEventSchema,
  REPLY_MAX_CHARS,
  SUBJECT_MAX_CHARS,
} from './enquiry-detail.ts'

/** The version on which an action is based: 409 with the newest version if it is outdated. */
export const versionSchema = z.object({ version: z.int().check(z.nonnegative()) })

/** POST /enquiries/:number/facts; responds with the detail. */
export const addEventSchema = z.extend(versionSchema, { fact: newEventSchema })

/** POST /enquiries/:number/reply. `anyway` sends although a colleague answered first. */
export const replySchema = z.extend(versionSchema, {
  to: typedEmailSchema,
  subject: draftTextSchema.shape.subject.check(
    z.trim(),
    z.minLength(1, 'Enter a subject'),
    z.maxLength(SUBJECT_MAX_CHARS),
  ),
  text: z.string().check(
    z.overwrite((text) => text.trimEnd()), // leading spaces stay
    z.minLength(1, 'Write an answer first'),
    z.maxLength(REPLY_MAX_CHARS),
  ),
  attachPlan: z.boolean(),
  anyway: z.optional(z.boolean()),
})
export type Reply = z.infer<typeof replySchema>

/** Seconds in which an answer can be undone. */
export const UNDO_SECONDS = 10

/** The mail waits until `goesOutAt`; until then POST /undo/:undoId takes it back and responds with the detail. */
export const repliedSchema = z.object({
  detail: enquiryDetailSchema,
  undoId: z.string(),
  goesOutAt: instantSchema,
})
export type Replied = z.infer<typeof repliedSchema>

/** POST /bulk/give, /bulk/status: all or none. 409 if an enquiry was deleted. Both respond with the request that undoes the change. */
const numbers = z
  .array(enquiryNumberSchema.check(z.maximum(999_999_999)))
  .check(z.minLength(1), z.maxLength(500))
export const bulkGiveSchema = z.object({ numbers, to: z.nullable(staffIdSchema) })
export type BulkGive = z.infer<typeof bulkGiveSchema>
export const bulkStatusSchema = z.object({ numbers, to: statusSchema })
export type BulkStatus = z.infer<typeof bulkStatusSchema>
export const bulkGivenSchema = z.object({ undo: z.array(bulkGiveSchema) })
export type BulkGiven = z.infer<typeof bulkGivenSchema>
/**
 * POST /bulk/hand-over reassigns some of a person's open enquiries to a colleague, or to no one, like /bulk/give. `left`: how
 * many remain. The client repeats it until none remain.
 */
export const handOverSchema = z.object({ from: staffIdSchema, to: z.nullable(staffIdSchema) })
export type HandOver = z.infer<typeof handOverSchema>
export const handedOverSchema = z.extend(bulkGivenSchema, { left: z.int().check(z.nonnegative()) })
export type HandedOver = z.infer<typeof handedOverSchema>
export const bulkStatusSetSchema = z.object({ undo: z.array(bulkStatusSchema) })
export type BulkStatusSet = z.infer<typeof bulkStatusSetSchema>
/**
 * POST /bulk/export: the file itself. 403 without a recent `reauthenticate`. Enquiries that may reveal beliefs are left out and
 * counted in the header `x-left-out`, unless `withBelief` includes them.
 */
export const bulkExportSchema = z.object({
  numbers,
  as: z.enum(['csv', 'json']),
  withBelief: z.optional(z.boolean()),
})
export type BulkExport = z.infer<typeof bulkExportSchema>
