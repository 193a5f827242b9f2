import * as z from 'zod/mini'
import { instantSchema } from './basics.ts'

/** Why an enquiry is held back, until when, and which parts of its message raised it. */
export const quarantineSchema = z.object({
  /** As they are stored: domain/enquiry/quarantine-reasons.ts. */
  reasons: z.array(z.string()).check(z.minLength(1)),
  until: instantSchema,
  links: z.int().check(z.nonnegative()),
  /** Ranges of the message, in UTF-16 units: [from, to). */
  marks: z.array(z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())])),
})
export type Quarantine = z.infer<typeof quarantineSchema>
