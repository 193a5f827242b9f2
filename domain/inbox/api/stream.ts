import * as z from 'zod/mini'
import { enquiryNumberSchema, staffIdSchema } from './basics.ts'

/**
 * GET /stream (server-sent events). Each has the id of an enquiry's latest event. After a lost connection the browser sends the
 * last id as Last-Event-ID and gets the events it missed, or `behind` if those are too many.
 */
export const streamEventSchema = z.discriminatedUnion('kind', [
  /** The first event of each connection: the server's time. */
  z.object({ kind: z.literal('hello'), now: z.int() }),
  z.object({ kind: z.literal('new'), number: enquiryNumberSchema }),
  z.object({
    kind: z.literal('changed'),
    number: enquiryNumberSchema,
    version: z.int(),
    by: z.nullable(staffIdSchema),
    /** Whether this was an answer: the row then stays for ten seconds. */
    answered: z.boolean(),
  }),
  /** The enquiry was deleted. */
  z.object({ kind: z.literal('gone'), number: enquiryNumberSchema }),
  /** The delivery status of some mails changed. Also sent after a lost connection. */
  z.object({ kind: z.literal('mail') }),
  /** Too many events were missed: request everything again. */
  z.object({ kind: z.literal('behind') }),
])
export type StreamEvent = z.infer<typeof streamEventSchema>
