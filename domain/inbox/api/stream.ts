import * as z from 'zod/mini'
import { enquiryNumberSchema, staffIdSchema } from './basics.ts'

/**
 * GET /stream (server-sent events). The id of each is that of the last event of an enquiry; after a lost connection the browser sends it as
 * Last-Event-ID and gets what came since, or `behind` when that is too much.
 */
export const streamEventSchema = z.discriminatedUnion('kind', [
  /** First of each connection: the server's time. */
  z.object({ kind: z.literal('hello'), now: z.int() }),
  z.object({ kind: z.literal('new'), number: enquiryNumberSchema }),
  z.object({
    kind: z.literal('changed'),
    number: enquiryNumberSchema,
    version: z.int(),
    by: z.nullable(staffIdSchema),
    /** Whether this was an answer: for the row that stays ten seconds. */
    answered: z.boolean(),
  }),
  z.object({ kind: z.literal('gone'), number: enquiryNumberSchema }),
  /** What became of some mails: they were taken, failed, wait for another reason or are sent again. Also after a lost connection. */
  z.object({ kind: z.literal('mail') }),
  /** Too much was missed: request everything again. */
  z.object({ kind: z.literal('behind') }),
])
export type StreamEvent = z.infer<typeof streamEventSchema>
