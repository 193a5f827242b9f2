import * as z from 'zod/mini'
import { enquiryNumberSchema, instantSchema } from './basics.ts'

/** GET /mails: those that wait, failed, or lie in the folder. Never their words. */
export const mailsSchema = z.object({
  mails: z
    .array(
      z.object({
        outboxId: z.string(),
        /** `Answer`, `Confirmation`, `Confirm your address`, `New enquiry`, `Invitation` */
        kind: z.string(),
        enquiry: z.nullable(enquiryNumberSchema),
        state: z.enum(['waiting', 'failed', 'folder']),
        at: instantSchema,
        nextTry: z.nullable(instantSchema),
        words: z.nullable(z.string()),
      }),
    )
    .check(z.maxLength(200)),
})
export type Mails = z.infer<typeof mailsSchema>
