import { z } from 'zod'
import { instantSchema } from './basics.ts'

export const HELD_REASONS = [
  'hidden field filled',
  'no browser headers',
  'link in a name',
  'many links',
  'reads like known spam',
] as const
export type HeldReason = (typeof HELD_REASONS)[number]

/** Why an enquiry is held back, until when, and which parts of its message raised it. */
export const heldSchema = z.object({
  reasons: z.array(z.enum(HELD_REASONS)).min(1),
  until: instantSchema,
  links: z.int().nonnegative(),
  /** Ranges of the message, in UTF-16 units: [from, to). */
  marks: z.array(z.tuple([z.int().nonnegative(), z.int().nonnegative()])),
  /** If it is released now, it must be answered by this moment. */
  dueIfReleased: instantSchema,
})
export type Held = z.infer<typeof heldSchema>
