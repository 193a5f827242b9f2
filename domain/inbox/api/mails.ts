import { z } from 'zod'
import { enquiryNumberSchema, instantSchema } from './basics.ts'

/** GET /mails: those that wait, failed, or lie in the folder. Never their words. */
export const mailsSchema = z.object({
  mails: z
    .array(
      z.object({
        outboxId: z.string(),
        /** `Answer`, `Confirmation`, `Confirm your address`, `New enquiry`, `Invitation` */
        kind: z.string(),
        enquiry: enquiryNumberSchema.nullable(),
        state: z.enum(['waiting', 'failed', 'folder']),
        at: instantSchema,
        nextTry: instantSchema.nullable(),
        words: z.string().nullable(),
      }),
    )
    .max(200),
})
export type Mails = z.infer<typeof mailsSchema>
