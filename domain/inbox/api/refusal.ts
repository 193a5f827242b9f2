import * as z from 'zod/mini'
import { enquiryDetailSchema } from './enquiry-detail.ts'

/**
 * The body of every response that is not 2xx.
 *
 * - 400 a field is invalid: `fields` has a sentence for each
 * - 401 signed out; 403 the role does not allow it, or `reauthenticate` asks for the passkey or password again
 * - 404 not found; 410 deleted: `erased` says when, with the receipt if its sender was erased
 * - 409 the version that was sent is outdated: `newest` is the stored one
 * - 429 retry after `retryAfterSeconds`; 503 the store is unavailable
 */
export const refusalSchema = z.object({
  /** One sentence for a person. */
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  retryAfterSeconds: z.optional(z.int().check(z.positive())),
  reauthenticate: z.optional(z.literal(true)),
  newest: z.optional(enquiryDetailSchema),
  erased: z.optional(z.object({ at: z.int(), receipt: z.nullable(z.string()) })),
})
export type Refusal = z.infer<typeof refusalSchema>
