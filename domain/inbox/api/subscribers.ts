import * as z from 'zod/mini'
import { cursorSchema, instantSchema, staffIdSchema } from './basics.ts'

export const SUBSCRIPTION_STATES = ['confirmed', 'waiting', 'stopped', 'bounced'] as const
const subscriptionStateSchema = z.enum(SUBSCRIPTION_STATES)
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>

/** GET /subscribers?state&q&after */
export const subscribersQuerySchema = z.object({
  state: z.optional(subscriptionStateSchema),
  q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  after: z.optional(cursorSchema),
})
export type SubscribersQuery = z.infer<typeof subscribersQuerySchema>

const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  state: subscriptionStateSchema,
  /** Of the state: confirmed, asked (or joined, if no mail has asked yet), stopped or bounced. */
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
  /** Whether Ask again is possible now: once a day, three times in all. */
  canAskAgain: z.boolean(),
})
export type Subscriber = z.infer<typeof subscriberSchema>

export const subscribersSchema = z.object({
  counts: z.object({
    all: z.int(),
    confirmed: z.int(),
    waiting: z.int(),
    stopped: z.int(),
    bounced: z.int(),
  }),
  rows: z.array(subscriberSchema).check(z.maxLength(100)),
  next: z.nullable(cursorSchema),
})
export type Subscribers = z.infer<typeof subscribersSchema>

/** POST /subscribers/:id/stop with how they asked; POST /subscribers/:id/ask-again without a body. */
export const stopSubscriberSchema = z.object({ words: z.string().check(z.trim(), z.maxLength(500)) })
