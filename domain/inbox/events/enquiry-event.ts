import { z } from 'zod'
import '../../enquiry/uncompiled-schemas.ts'
import { ANSWER_CHANNELS, CALL_REFUSALS, STATUSES } from './kinds.ts'

const staffId = z.string().min(1)
/** Epoch milliseconds. */
const moment = z.int()
/** By when an answer was promised. It is kept, so that other opening hours or holidays never move an old promise. */
const dueAt = moment

/** What every event has: its place in the log of all enquiries, when it happened, and who did it; null is the site itself. */
const base = z.strictObject({ id: z.int().positive(), at: moment, by: staffId.nullable() })

/** A mail as it was handed to the outbox. `attached` is the file's name. */
const mailSchema = z.strictObject({
  outboxId: z.string().min(1),
  to: z.string(),
  subject: z.string(),
  attached: z.string().nullable(),
})

/** When a call begins, how long it takes, and who phones. */
const callShape = { startsAt: moment, minutes: z.int().positive(), staff: staffId }

/** An event of the log of one enquiry, as it is kept: events are added and never changed. */
export const eventSchema = z.discriminatedUnion('kind', [
  base.extend({ kind: z.literal('received'), dueAt }),
  /** By the site directly after `received`, by staff at any time, with the reasons of quarantine-words.ts; it is deleted at `until`. */
  base.extend({ kind: z.literal('held-back'), reasons: z.array(z.string()).min(1), until: moment }),
  /** The promise begins now. */
  base.extend({ kind: z.literal('released'), dueAt }),
  base.extend({ kind: z.literal('read') }),
  /** Null: unassigned. */
  base.extend({ kind: z.literal('given'), to: staffId.nullable() }),
  base.extend({
    kind: z.literal('answered'),
    way: z.enum(ANSWER_CHANNELS),
    words: z.string(),
    /** Of a mail only. */
    mail: mailSchema.nullable(),
  }),
  /** An answer by mail was undone before it was in the outbox. `fact` is the answer's id. */
  base.extend({ kind: z.literal('taken-back'), fact: z.int().positive() }),
  /** Tried to reach them, without an answer. */
  base.extend({
    kind: z.literal('called'),
    way: z.enum(ANSWER_CHANNELS).exclude(['mail']),
    words: z.string(),
  }),
  /** The mail server took a mail, or failed permanently, in the server's words. A mail that is sent again may have several. */
  base.extend({
    kind: z.literal('delivery'),
    outboxId: z.string().min(1),
    outcome: z.enum(['taken', 'failed']),
    words: z.string(),
  }),
  /** Mails go to another address from now on. */
  base.extend({ kind: z.literal('corrected-address'), to: z.string() }),
  /** They wrote or phoned: a new working day begins. */
  base.extend({ kind: z.literal('they-answered'), words: z.string(), dueAt }),
  /** A consent to news ended. `words`: how they asked; null: by the link in a letter. */
  base.extend({
    kind: z.literal('consent-withdrawn'),
    channel: z.enum(['email', 'whatsapp']),
    words: z.string().nullable(),
  }),
  base.extend({ kind: z.literal('note'), words: z.string() }),
  /** What is open needs no answer of ours: the working day ends, and nothing is won or lost. */
  base.extend({ kind: z.literal('no-answer-needed') }),
  /** Other words for a note, by its writer, or for an answer of theirs. `fact` is the id of that event. */
  base.extend({ kind: z.literal('edited'), fact: z.int().positive(), words: z.string() }),
  /** An answer of theirs, or that none of ours is needed, was noted by mistake. `fact` is the id of that event. */
  base.extend({ kind: z.literal('undone'), fact: z.int().positive() }),
  base.extend({ kind: z.literal('status'), from: z.enum(STATUSES), to: z.enum(STATUSES) }),
  /** The person who did it wants to be reminded on a day. Null: the reminder was taken away. */
  base.extend({ kind: z.literal('reminded'), on: z.iso.date().nullable() }),
  /** They picked a time for a call: it is the promise from now on. */
  base.extend({ kind: z.literal('call-booked'), ...callShape }),
  /** They picked a time, and got no call. */
  base.extend({ kind: z.literal('call-not-booked'), startsAt: moment, why: z.enum(CALL_REFUSALS) }),
  base.extend({ kind: z.literal('call-moved'), ...callShape, from: moment }),
  /** `words`: why. By staff they are in the mail about it. A new working day begins. */
  base.extend({ kind: z.literal('call-cancelled'), startsAt: moment, words: z.string(), dueAt }),
  /** We phoned and did not reach them; they were mailed other times. */
  base.extend({ kind: z.literal('call-missed'), startsAt: moment, words: z.string(), dueAt }),
  /** Another member of staff phones. */
  base.extend({ kind: z.literal('call-given'), staff: staffId }),
])
export type EnquiryEvent = z.infer<typeof eventSchema>
export type EventKind = EnquiryEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<EnquiryEvent, { kind: Kind }>

/** What a row of the log's `data` column holds: everything but the columns of their own. */
export function eventData(event: EnquiryEvent): Record<string, unknown> {
  const { id: _id, at: _at, by: _by, kind: _kind, ...data } = event
  return data
}

/**
 * An event from a row of the log.
 *
 * @throws {z.ZodError} if the row does not hold one
 */
export function readEvent(row: {
  id: number
  at: number
  by: string | null
  kind: string
  data: unknown
}): EnquiryEvent {
  const { data, ...columns } = row
  return eventSchema.parse({ ...z.record(z.string(), z.unknown()).parse(data), ...columns })
}
