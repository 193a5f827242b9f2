import { z } from 'zod'
import '../../enquiry/uncompiled-schemas.ts'
import { ANSWER_CHANNELS, CALL_REFUSALS, STATUSES } from './kinds.ts'

const staffId = z.string().min(1)
/** Epoch milliseconds. */
const moment = z.int()
/** The promised deadline. It is stored, so that changes of opening hours or holidays never move an old promise. */
const dueAt = moment

/** The fields of every event: its id in the log of all enquiries, its time, and its author; null is the site itself. */
const base = z.strictObject({ id: z.int().positive(), at: moment, by: staffId.nullable() })

/** A mail as it was queued in the outbox. `attached` is the file's name. */
const mailSchema = z.strictObject({
  outboxId: z.string().min(1),
  to: z.string(),
  subject: z.string(),
  attached: z.string().nullable(),
})

/** When a call begins, how long it takes, and who phones. */
const callShape = { startsAt: moment, minutes: z.int().positive(), staff: staffId }

/** An event in the log of one enquiry. Events are only added, never changed. */
export const eventSchema = z.discriminatedUnion('kind', [
  base.extend({ kind: z.literal('received'), dueAt }),
  /** By the site directly after `received`, or by staff at any time, with reasons of quarantine-words.ts; it is deleted at `until`. */
  base.extend({ kind: z.literal('held-back'), reasons: z.array(z.string()).min(1), until: moment }),
  /** Released from quarantine: the deadline is counted from now. */
  base.extend({ kind: z.literal('released'), dueAt }),
  base.extend({ kind: z.literal('read') }),
  /** Null: unassigned. */
  base.extend({ kind: z.literal('given'), to: staffId.nullable() }),
  base.extend({
    kind: z.literal('answered'),
    way: z.enum(ANSWER_CHANNELS),
    words: z.string(),
    /** For mails only. */
    mail: mailSchema.nullable(),
  }),
  /** An answer by mail was undone before it was queued. `fact` is the answer's id. */
  base.extend({ kind: z.literal('taken-back'), fact: z.int().positive() }),
  /** An unsuccessful attempt to reach them. */
  base.extend({
    kind: z.literal('called'),
    way: z.enum(ANSWER_CHANNELS).exclude(['mail']),
    words: z.string(),
  }),
  /** The mail server accepted a mail, or refused it permanently, in its words. A mail that is sent again may have several. */
  base.extend({
    kind: z.literal('delivery'),
    outboxId: z.string().min(1),
    outcome: z.enum(['taken', 'failed']),
    words: z.string(),
  }),
  /** Mails are sent to another address from now on. */
  base.extend({ kind: z.literal('corrected-address'), to: z.string() }),
  /** They wrote or phoned: a new deadline begins. */
  base.extend({ kind: z.literal('they-answered'), words: z.string(), dueAt }),
  /** A consent to news ended. `words`: the reason; null: by the link in a letter. */
  base.extend({
    kind: z.literal('consent-withdrawn'),
    channel: z.enum(['email', 'whatsapp']),
    words: z.string().nullable(),
  }),
  base.extend({ kind: z.literal('note'), words: z.string() }),
  /** No answer is needed: the deadline is cancelled, but the enquiry is neither won nor lost. */
  base.extend({ kind: z.literal('no-answer-needed') }),
  /** A note was edited by its author, or an enquirer's message by staff. `fact` is the id of that event. */
  base.extend({ kind: z.literal('edited'), fact: z.int().positive(), words: z.string() }),
  /** An enquirer's message, or a note that no answer is needed, was recorded by mistake. `fact` is the id of that event. */
  base.extend({ kind: z.literal('undone'), fact: z.int().positive() }),
  base.extend({ kind: z.literal('status'), from: z.enum(STATUSES), to: z.enum(STATUSES) }),
  /** The author wants a reminder on a day. Null: the reminder was removed. */
  base.extend({ kind: z.literal('reminded'), on: z.iso.date().nullable() }),
  /** They picked a time for a call: from now on it is the promised time. */
  base.extend({ kind: z.literal('call-booked'), ...callShape }),
  /** They picked a time, and got no call. */
  base.extend({ kind: z.literal('call-not-booked'), startsAt: moment, why: z.enum(CALL_REFUSALS) }),
  base.extend({ kind: z.literal('call-moved'), ...callShape, from: moment }),
  /** `words`: the reason, which the visitor is mailed if staff cancelled. A new deadline begins. */
  base.extend({ kind: z.literal('call-cancelled'), startsAt: moment, words: z.string(), dueAt }),
  /** We phoned and did not reach them; they were mailed other times, and a new deadline begins. */
  base.extend({ kind: z.literal('call-missed'), startsAt: moment, words: z.string(), dueAt }),
  /** Another member of staff phones. */
  base.extend({ kind: z.literal('call-given'), staff: staffId }),
])
export type EnquiryEvent = z.infer<typeof eventSchema>
export type EventKind = EnquiryEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<EnquiryEvent, { kind: Kind }>

/** The content of the log's `data` column: all fields without a column of their own. */
export function eventData(event: EnquiryEvent): Record<string, unknown> {
  const { id: _id, at: _at, by: _by, kind: _kind, ...data } = event
  return data
}

/**
 * An event from a row of the log.
 *
 * @throws {z.ZodError} if the row is not a valid event
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
