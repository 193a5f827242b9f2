import { z } from 'zod'
import { instantSchema } from './basics.ts'

/** Why an enquiry is held back, until when, and which parts of its message raised it. */
export const heldSchema = z.object({
  /** As they are stored: domain/enquiry/held-reasons.ts. */
  reasons: z.array(z.string()).min(1),
  until: instantSchema,
  links: z.int().nonnegative(),
  /** Ranges of the message, in UTF-16 units: [from, to). */
  marks: z.array(z.tuple([z.int().nonnegative(), z.int().nonnegative()])),
})
export type Held = z.infer<typeof heldSchema>
