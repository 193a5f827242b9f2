import { z } from 'zod'
import { instantSchema } from './basics.ts'

export const REPLY_MAX_CHARS = 20_000
export const SUBJECT_MAX_CHARS = 150

/** PUT /drafts/:number, every two seconds while it changes. One a person and enquiry. DELETE throws it away. */
export const draftTextSchema = z.object({
  subject: z.string().max(SUBJECT_MAX_CHARS),
  text: z.string().max(REPLY_MAX_CHARS),
  attachPlan: z.boolean(),
})
export type DraftText = z.infer<typeof draftTextSchema>

export const draftSchema = draftTextSchema.extend({ keptAt: instantSchema })
export type Draft = z.infer<typeof draftSchema>
