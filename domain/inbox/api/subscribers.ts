import * as z from 'zod/mini'
import { cursorSchema, enquiryNumberSchema, instantSchema, staffIdSchema } from './basics.ts'

/** `agreed`: a consent that another form than the newsletter's came with, and that stands. */
export const SUBSCRIPTION_STATES = ['agreed', 'confirmed', 'waiting', 'stopped', 'bounced'] as const
const subscriptionStateSchema = z.enum(SUBSCRIPTION_STATES)
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>

/** GET /subscribers?state&q&after */
export const subscribersQuerySchema = z.object({
  state: z.optional(subscriptionStateSchema),
  q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  after: z.optional(cursorSchema),
})
export type SubscribersQuery = z.infer<typeof subscribersQuerySchema>

/** A consent to news, one row each: an address of the newsletter, or a box that was ticked on another form. */
const subscriberSchema = z.object({
  id: z.string(),
  from: z.enum(['newsletter', 'form']),
  channel: z.enum(['email', 'whatsapp']),
  email: z.string(),
  /** Where news by WhatsApp goes: E.164, or as it was typed. */
  phone: z.nullable(z.string()),
  /** The enquiry that it came with; null if it has left the lists, or came with none. */
  enquiry: z.nullable(enquiryNumberSchema),
  state: subscriptionStateSchema,
  /** Of the state: agreed, confirmed, asked (or joined, if no mail has asked yet), stopped or bounced. */
  at: instantSchema,
  /** Waiting: when the link ends; null if no mail has asked yet. */
  linkUntil: z.nullable(instantSchema),
  /** Stopped: how, `link` or by whom with the words; bounced: the mail server's words. */
  stopped: z.nullable(
    z.object({ by: z.union([z.literal('link'), staffIdSchema]), words: z.nullable(z.string()) }),
  ),
  bounce: z.nullable(z.string()),
  /** The words they agreed to, and the page they stood on. */
  wording: z.string(),
  page: z.string(),
  givenAt: instantSchema,
  /** The day of the privacy notice under which it was given. */
  notice: z.string(),
  /** Whether Ask again is possible now: once a day, three times in all. */
  canAskAgain: z.boolean(),
})
export type Subscriber = z.infer<typeof subscriberSchema>

export const subscribersSchema = z.object({
  counts: z.object({
    all: z.int(),
    agreed: z.int(),
    confirmed: z.int(),
    waiting: z.int(),
    stopped: z.int(),
    bounced: z.int(),
  }),
  rows: z.array(subscriberSchema).check(z.maxLength(100)),
  next: z.nullable(cursorSchema),
})
export type Subscribers = z.infer<typeof subscribersSchema>

/**
 * POST /subscribers/export, owners only, 403 with `reauthenticate` before: those who may be sent news as a CSV file, each e-mail
 * address with the link that stops it.
 *
 * POST /subscribers/:id/stop with how they asked; POST /subscribers/:id/ask-again without a body.
 */
export const stopSubscriberSchema = z.object({ words: z.string().check(z.trim(), z.maxLength(500)) })
