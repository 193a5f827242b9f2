import { z } from 'zod'
import { cursorSchema, instantSchema, staffIdSchema } from './basics.ts'

export const SUBSCRIPTION_STATES = ['confirmed', 'waiting', 'stopped', 'bounced'] as const
const subscriptionStateSchema = z.enum(SUBSCRIPTION_STATES)
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>

/** GET /subscribers?state&q&after */
export const subscribersQuerySchema = z.object({
  state: subscriptionStateSchema.optional(),
  q: z.string().trim().max(254).optional(),
  after: cursorSchema.optional(),
})
export type SubscribersQuery = z.infer<typeof subscribersQuerySchema>

const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  state: subscriptionStateSchema,
  /** Of the state: confirmed, asked, stopped or bounced. */
  at: instantSchema,
  /** Waiting: when the link ends. */
  linkUntil: instantSchema.nullable(),
  /** Stopped: how, `link` or by whom with the words; bounced: the mail server's words. */
  stopped: z
    .object({ by: z.union([z.literal('link'), staffIdSchema]), words: z.string().nullable() })
    .nullable(),
  bounce: z.string().nullable(),
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
  rows: z.array(subscriberSchema).max(100),
  next: cursorSchema.nullable(),
})
export type Subscribers = z.infer<typeof subscribersSchema>

/** POST /subscribers/:id/stop with how they asked; POST /subscribers/:id/ask-again without a body. */
export const stopSubscriberSchema = z.object({ words: z.string().trim().max(500) })
