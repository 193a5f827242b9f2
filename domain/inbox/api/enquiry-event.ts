import * as z from 'zod/mini'
import { STATUSES } from '../events/kinds.ts'
import { instantSchema, staffIdSchema, waySchema } from './basics.ts'

const base = z.object({
  id: z.int().check(z.positive()),
  at: instantSchema,
  /** Null: the site itself. */
  by: z.nullable(staffIdSchema),
})

/** The delivery of one email: undo is open until `until`; `waiting` in the outbox; `taken` by the mail server; `failed` permanently. */
const deliverySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('undoable'), until: instantSchema, undoId: z.string() }),
  z.object({
    state: z.literal('waiting'),
    /** Why, in words; null before the first try. */
    reason: z.nullable(z.string()),
    lastTry: z.nullable(instantSchema),
    nextTry: instantSchema,
  }),
  z.object({ state: z.literal('taken'), at: instantSchema }),
  z.object({ state: z.literal('failed'), at: instantSchema, words: z.string(), outboxId: z.string() }),
])
export type Delivery = z.infer<typeof deliverySchema>

/** What happened to an enquiry, oldest first in the detail. 'read' events are not sent: they are only 'unread' in a row. */
export const eventSchema = z.discriminatedUnion('kind', [
  z.extend(base, { kind: z.literal('received') }),
  z.extend(base, { kind: z.literal('held-back') }),
  z.extend(base, { kind: z.literal('released') }),
  z.extend(base, { kind: z.literal('given'), to: z.nullable(staffIdSchema) }),
  z.extend(base, {
    kind: z.literal('answered'),
    way: waySchema,
    words: z.string(),
    /** Of a mail only. */
    mail: z.nullable(
      z.object({
        to: z.string(),
        subject: z.string(),
        attached: z.nullable(z.string()),
        delivery: deliverySchema,
      }),
    ),
  }),
  z.extend(base, { kind: z.literal('called'), way: waySchema, words: z.string() }),
  z.extend(base, { kind: z.literal('corrected-address'), from: z.string(), to: z.string() }),
  z.extend(base, { kind: z.literal('they-answered'), words: z.string() }),
  z.extend(base, { kind: z.literal('note'), words: z.string() }),
  z.extend(base, { kind: z.literal('status'), from: z.enum(STATUSES), to: z.enum(STATUSES) }),
  z.extend(base, { kind: z.literal('reminded'), on: z.iso.date() }),
])
export type EnquiryEvent = z.infer<typeof eventSchema>
export type AnsweredEvent = Extract<EnquiryEvent, { kind: 'answered' }>

const words = z.string().check(z.trim(), z.maxLength(20_000))

/** What staff add by hand. A mail is not among them: POST …/reply. */
export const newEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read') }),
  z.object({ kind: z.literal('given'), to: z.nullable(staffIdSchema) }),
  z.object({ kind: z.literal('answered'), way: z.enum(['telephone', 'whatsapp']), words }),
  /** Tried and not reached: kept in the thread, and no answer. */
  z.object({ kind: z.literal('called'), way: z.enum(['telephone', 'whatsapp']), words }),
  z.object({
    kind: z.literal('corrected-address'),
    to: z.email('Enter an e-mail address').check(z.maxLength(254)),
  }),
  z.object({ kind: z.literal('they-answered'), words: words.check(z.minLength(1, 'Enter what they wrote')) }),
  z.object({ kind: z.literal('note'), words: words.check(z.minLength(1, 'Write a note first')) }),
  z.object({ kind: z.literal('status'), to: z.enum(STATUSES) }),
  z.object({ kind: z.literal('reminded'), on: z.iso.date() }),
])
export type NewEvent = z.infer<typeof newEventSchema>
