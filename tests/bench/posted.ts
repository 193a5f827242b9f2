import { z } from 'zod'

/** What came of forms that were posted: what post-enquiries.ts prints. Times are of those that were stored. */
export const postedSchema = z.object({
  stored: z.int(),
  /** How many were answered otherwise, by the status. */
  others: z.record(z.string(), z.int()),
  perSecond: z.number(),
  p50Ms: z.number().nullable(),
  p99Ms: z.number().nullable(),
})
export type Posted = z.infer<typeof postedSchema>
