import * as z from 'zod/mini'
import { enquiryNumberSchema, instantSchema, staffIdSchema, statusSchema } from './basics.ts'
import {
  draftTextSchema,
  enquiryDetailSchema,
  newEventSchema,
  REPLY_MAX_CHARS,
  SUBJECT_MAX_CHARS,
} from './enquiry-detail.ts'

/** The state on which an act is based: 409 with the newest if it is behind. */
export const versionSchema = z.object({ version: z.int().check(z.nonnegative()) })

/** POST /enquiries/:number/facts; answers with the detail. */
export const addEventSchema = z.extend(versionSchema, { fact: newEventSchema })

/** POST /enquiries/:number/reply. `anyway` sends although a colleague answered first. */
export const replySchema = z.extend(versionSchema, {
  to: z.email('Enter an e-mail address.'),
  subject: draftTextSchema.shape.subject.check(
    z.trim(),
    z.minLength(1, 'Enter a subject'),
    z.maxLength(SUBJECT_MAX_CHARS),
  ),
  text: z.string().check(z.trim(), z.minLength(1, 'Write an answer first'), z.maxLength(REPLY_MAX_CHARS)),
  attachPlan: z.boolean(),
  anyway: z.optional(z.boolean()),
})
export type Reply = z.infer<typeof replySchema>

/** For so long an answer can be taken back. */
export const UNDO_SECONDS = 10

/** The mail waits until `goesOutAt`; POST /undo/:undoId takes it back until then and answers with the detail. */
export const repliedSchema = z.object({
  detail: enquiryDetailSchema,
  undoId: z.string(),
  goesOutAt: instantSchema,
})
export type Replied = z.infer<typeof repliedSchema>

/** POST /bulk/give, /bulk/status: all or none. 409 if one has gone. Both answer with what to ask for, to undo what was changed. */
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
 * POST /bulk/hand-over gives some of the open enquiries that somebody has to a colleague, or to nobody, as /bulk/give does. `left`: how
 * many they still have. It is asked again until none are left.
 */
export const handOverSchema = z.object({ from: staffIdSchema, to: z.nullable(staffIdSchema) })
export type HandOver = z.infer<typeof handOverSchema>
export const handedOverSchema = z.extend(bulkGivenSchema, { left: z.int().check(z.nonnegative()) })
export type HandedOver = z.infer<typeof handedOverSchema>
export const bulkStatusSetSchema = z.object({ undo: z.array(bulkStatusSchema) })
export type BulkStatusSet = z.infer<typeof bulkStatusSetSchema>
/**
 * POST /bulk/export: the file itself. 403 with `reauthenticate` before. What may tell somebody's belief is left out and counted in the
 * header `x-left-out`, unless `withBelief` asks for it.
 */
export const bulkExportSchema = z.object({
  numbers,
  as: z.enum(['csv', 'json']),
  withBelief: z.optional(z.boolean()),
})
export type BulkExport = z.infer<typeof bulkExportSchema>
