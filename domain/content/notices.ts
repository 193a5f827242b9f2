import { z } from 'zod'
import { calendarDateSchema } from '../plan/plan-schemas.ts'
import { textSchema } from './text.ts'

/** The wording of each consent, exactly as it is stored, and the version of the privacy notice. */
export const noticesSchema = z.strictObject({
  version: calendarDateSchema,
  newsWording: z.strictObject({ email: textSchema, whatsapp: textSchema }),
  newsletterWording: textSchema,
})
export type Notices = z.infer<typeof noticesSchema>
