import * as z from 'zod/mini'

/**
 * POST /export: every enquiry as one file, except those in quarantine. Owners only. 403 with `reauthenticate` before.
 * `beliefs`: also those that may tell what somebody believes, such as a church's.
 */
export const exportSchema = z.object({ as: z.enum(['csv', 'json']), beliefs: z.optional(z.boolean()) })
export type Export = z.infer<typeof exportSchema>
