import { z } from 'zod'
import { STATUSES } from '../facts/kinds.ts'
import { instantSchema, staffIdSchema, waySchema } from './basics.ts'

const base = z.object({
  id: z.int().positive(),
  at: instantSchema,
  /** Null: the site itself. */
  by: staffIdSchema.nullable(),
})

/** How one mail stands: undo is open until `until`; `waiting` in the outbox; `taken` by the mail server; `failed` for good. */
const deliverySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('undoable'), until: instantSchema, undoId: z.string() }),
  z.object({
    state: z.literal('waiting'),
    /** Why, in words; null before the first try. */
    reason: z.string().nullable(),
    lastTry: instantSchema.nullable(),
    nextTry: instantSchema,
  }),
  z.object({ state: z.literal('taken'), at: instantSchema }),
  z.object({ state: z.literal('failed'), at: instantSchema, words: z.string(), outboxId: z.string() }),
])
export type Delivery = z.infer<typeof deliverySchema>

/** What happened to an enquiry, oldest first in the detail. 'read' facts are not sent: they are only 'unread' in a row. */
export const factSchema = z.discriminatedUnion('kind', [
  base.extend({ kind: z.literal('received') }),
  base.extend({ kind: z.literal('held-back') }),
  base.extend({ kind: z.literal('released') }),
  base.extend({ kind: z.literal('given'), to: staffIdSchema.nullable() }),
  base.extend({
    kind: z.literal('answered'),
    way: waySchema,
    words: z.string(),
    /** Of a mail only. */
    mail: z
      .object({
        to: z.string(),
        subject: z.string(),
        attached: z.string().nullable(),
        delivery: deliverySchema,
      })
      .nullable(),
  }),
  base.extend({ kind: z.literal('called'), way: waySchema, words: z.string() }),
  base.extend({ kind: z.literal('corrected-address'), from: z.string(), to: z.string() }),
  base.extend({ kind: z.literal('they-answered'), words: z.string() }),
  base.extend({ kind: z.literal('note'), words: z.string() }),
  base.extend({ kind: z.literal('status'), from: z.enum(STATUSES), to: z.enum(STATUSES) }),
  base.extend({ kind: z.literal('reminded'), on: z.iso.date() }),
])
export type Fact = z.infer<typeof factSchema>
export type AnsweredFact = Extract<Fact, { kind: 'answered' }>

const words = z.string().trim().max(20_000)

/** What staff add by hand. A mail is not among them: POST …/reply. */
export const newFactSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read') }),
  z.object({ kind: z.literal('given'), to: staffIdSchema.nullable() }),
  z.object({ kind: z.literal('answered'), way: z.enum(['telephone', 'whatsapp']), words }),
  /** Tried and not reached: kept in the thread, and no answer. */
  z.object({ kind: z.literal('called'), way: z.enum(['telephone', 'whatsapp']), words }),
  z.object({ kind: z.literal('corrected-address'), to: z.email('Enter an e-mail address').max(254) }),
  z.object({ kind: z.literal('they-answered'), words: words.min(1, 'Enter what they wrote') }),
  z.object({ kind: z.literal('note'), words: words.min(1, 'Write a note first') }),
  z.object({ kind: z.literal('status'), to: z.enum(STATUSES) }),
  z.object({ kind: z.literal('reminded'), on: z.iso.date() }),
])
export type NewFact = z.infer<typeof newFactSchema>
