import * as z from 'zod/mini'
import { cursorSchema, enquiryNumberSchema, instantSchema, staffIdSchema } from './basics.ts'

/** `agreed`: a valid consent from another form than the newsletter's. */
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

/** A consent to news, one row each: an address of the newsletter form, or a ticked box of another form. */
const subscriberSchema = z.object({
  id: z.string(),
  from: z.enum(['newsletter', 'form']),
  channel: z.enum(['email', 'whatsapp']),
  email: z.string(),
  /** The number for news by WhatsApp: E.164, or the typed text. */
  phone: z.nullable(z.string()),
  /** The enquiry with the consent; null if it was deleted, or there was none. */
  enquiry: z.nullable(enquiryNumberSchema),
  state: subscriptionStateSchema,
  /** When the state was entered: agreed, confirmed, asked (or joined, if no mail was sent yet), stopped or bounced. */
  at: instantSchema,
  /** Waiting: when the link expires; null if no mail was sent yet. */
  linkUntil: z.nullable(instantSchema),
  /** Stopped: by `link`, or by a colleague with the reason. */
  stopped: z.nullable(
    z.object({ by: z.union([z.literal('link'), staffIdSchema]), words: z.nullable(z.string()) }),
  ),
  /** Bounced: the mail server's words. */
  bounce: z.nullable(z.string()),
  /** The wording of the consent, and the page with the form. */
  wording: z.string(),
  page: z.string(),
  givenAt: instantSchema,
  /** The version of the privacy notice at the time, a day. */
  notice: z.string(),
  /** Whether another confirmation request is allowed now: once a day, three times in all. */
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
 * POST /subscribers/export, owners only, 403 without a recent `reauthenticate`: all confirmed and agreed consents
 * as a CSV file, each e-mail address with its unsubscribe link.
 *
 * POST /subscribers/:id/stop with the reason; POST /subscribers/:id/ask-again without a body.
 */
export const stopSubscriberSchema = z.object({ words: z.string().check(z.trim(), z.maxLength(500)) })
