import * as z from 'zod/mini'
import { instantSchema } from './basics.ts'

export const REPLY_MAX_CHARS = 20_000
export const SUBJECT_MAX_CHARS = 150

/** PUT /drafts/:number, every two seconds while it changes. One a person and enquiry. DELETE throws it away. */
export const draftTextSchema = z.object({
  subject: z.string().check(z.maxLength(SUBJECT_MAX_CHARS)),
  text: z.string().check(z.maxLength(REPLY_MAX_CHARS)),
  attachPlan: z.boolean(),
})
export type DraftText = z.infer<typeof draftTextSchema>

export const draftSchema = z.extend(draftTextSchema, { keptAt: instantSchema })
export type Draft = z.infer<typeof draftSchema>
