import { z } from 'zod'
import { endsWithin } from '../run-tasks.ts'

const MINUTE_MS = 60_000

/** The pause between two attempts doubles each time, from five seconds to half a minute, and after ten minutes to five minutes. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_EARLY_PAUSE_MS = MINUTE_MS / 2
const EARLY_MS = 10 * MINUTE_MS
const LONGEST_PAUSE_MS = 5 * MINUTE_MS
/** How long a message is retried. After that it has failed, and stays until staff resend it. */
export const RETRY_PERIOD_MS = 72 * 60 * MINUTE_MS
/** The longest delay that a receiver can ask for. */
export const MAX_DELAY_MS = 60 * MINUTE_MS
/** A message due later than this was queued before the clock was set back. Clocks of several servers may differ by minutes. */
export const WRONG_CLOCK_MS = 2 * MAX_DELAY_MS
/** A message that has been tried for longer is late: the log, the webhook and the doctor report it. */
export const LATE_MS = 10 * MINUTE_MS
/** How long a claim is valid: longer than any attempt. After a crash, others can claim the message then. */
export const LEASE_MS = MINUTE_MS
/** Shorter than the claim. Each topic has a shorter timeout of its own. */
const ATTEMPT_TIMEOUT_MS = LEASE_MS - 5_000
const BATCH_SIZE = 4
/** The due time of a message that was set aside: the last moment of a Date. */
export const SET_ASIDE_DUE_MS = 8_640_000_000_000_000

/** The topics of mails and webhook messages; a hosted store defines its own. */
export const MAIL_TOPIC = 'mail'
export const WEBHOOK_TOPIC = 'webhook'

/**
 * A message to queue. `postId`: its enquiry, with which it is erased; `lane`: messages of one lane are delivered in order.
 */
export type NewMessage = {
  topic: string
  id: string
  postId: string | null
  lane: string | null
  payload: string
}

/** A message that one process has claimed, for {@link LEASE_MS}. */
export type ClaimedMessage = z.infer<typeof claimedMessageSchema>
export const claimedMessageSchema = z.object({
  /** 'firebase', 'mail' … */
  topic: z.string(),
  /** The same for all attempts, so that a receiver recognises a repeat. */
  id: z.string(),
  /** In the format of the topic. */
  payload: z.string(),
  /** Including this one. */
  attempts: z.int(),
  /** Epoch milliseconds; a failed attempt after that is the last. */
  triedUntil: z.int(),
  /** Identifies this claim: a process that lost it can no longer settle the message. */
  claim: z.string(),
})

/** The outcome of an attempt. `reason` is for the owner: never a name, an address or a token. */
export type AttemptResult =
  | { outcome: 'delivered' }
  /** A temporary failure: network, time-out, quota. `notBefore` (epoch milliseconds) delays the next attempt, by an hour at most. */
  | { outcome: 'wait'; reason: string; notBefore?: number | undefined }
  /** Retrying does not help: staff or the owner must correct something. */
  | { outcome: 'refused'; reason: string }
  /** The settings do not allow sending. `requeueSetAside` makes it due once they do. */
  | { outcome: 'set-aside'; reason: string }

/** The state of a message after an attempt; times in epoch milliseconds. */
export type Settlement =
  | { kind: 'delivered'; at: number }
  | { kind: 'due'; at: number; reason: string }
  | { kind: 'failed'; at: number; failure: string; isRefused?: true } // by the receiver; otherwise it was retried for too long

/** Undelivered messages with the same reason; '' before the first attempt has ended. */
export type Undelivered = z.infer<typeof undeliveredSchema>
export const undeliveredSchema = z.object({
  /** Whether they are not retried until staff resend them. */
  hasFailed: z.coerce.boolean(), // SQLite has 0 and 1
  reason: z.string(),
  count: z.int(),
  /** The time of the oldest enquiry among them, epoch milliseconds; null without an enquiry. */
  oldestMs: z.int().nullable(),
})

/**
 * Outgoing messages that must arrive: queued in the transaction of what they report, claimed for a time, and retried until they
 * arrive. Delivery is at least once: a receiver recognises a repeat by its id.
 *
 * Messages of one lane are delivered one after another, in the order of their ids; a failed one does not block the others. Messages
 * without a lane are independent.
 *
 * Every function rejects with StoreUnavailableError if the store is unavailable.
 */
export interface Outbox {
  /** Claims due messages, the oldest due first. No other process gets them before the claim runs out. */
  claim(topic: string, nowMs: number, limit: number): Promise<ReadonlyArray<ClaimedMessage>>
  /** Stores the outcome of an attempt. Resolves to false, and stores nothing, if the claim was lost meanwhile. */
  settle(claimed: ClaimedMessage, settlement: Settlement): Promise<boolean>
  /**
   * Makes every failed or waiting message due, with a full retry period. Claimed messages are left alone. Resolves to the number.
   */
  resend(topic: string, nowMs: number): Promise<number>
  /** Undelivered messages by reason: the failed first, then the largest count. */
  undelivered(topic: string): Promise<ReadonlyArray<Undelivered>>
}

/** The state of a message after an attempt. */
export function settlementOf(
  attempt: AttemptResult,
  { attempts, triedUntil }: ClaimedMessage,
  nowMs: number,
): Settlement {
  if (attempt.outcome === 'delivered') return { kind: 'delivered', at: nowMs }
  if (attempt.outcome === 'refused')
    return { kind: 'failed', at: nowMs, failure: attempt.reason, isRefused: true }
  if (attempt.outcome === 'set-aside') return { kind: 'due', at: SET_ASIDE_DUE_MS, reason: attempt.reason }

  const triedForMs = nowMs - (triedUntil - RETRY_PERIOD_MS)
  // If `notBefore` is later than the last attempt, one more attempt follows before the message has failed.
  const notBefore = Math.min(attempt.notBefore ?? 0, nowMs + MAX_DELAY_MS, triedUntil)
  const at = Math.max(nowMs + pauseAfter(attempts, triedForMs), notBefore)
  if (at > triedUntil) return { kind: 'failed', at: nowMs, failure: attempt.reason }
  return { kind: 'due', at, reason: attempt.reason }
}

/**
 * Delivers the due messages of a topic, a few at a time. An attempt that does not end delays the others by
 * {@link ATTEMPT_TIMEOUT_MS} at most: then its message is settled as waiting, while the attempt continues. If a whole batch has to
 * wait, the receiver accepts nothing for now, and the rest is left to the next round.
 *
 * @param attempt delivers and settles one message, and returns the outcome, if it is known
 * @param stopping once it is aborted, no more are claimed
 */
export async function deliverDue(
  outbox: Pick<Outbox, 'claim' | 'settle'>,
  topic: string,
  now: () => Date,
  attempt: (claimed: ClaimedMessage) => Promise<AttemptResult['outcome'] | undefined>,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted) {
    const claimed = await outbox.claim(topic, now().getTime(), BATCH_SIZE)
    if (claimed.length === 0) return
    const attemptsOfBatch = claimed.map(async (message) => {
      const attempted = attempt(message)
      if (await endsWithin(ATTEMPT_TIMEOUT_MS, attempted)) return attempted
      await outbox.settle(message, settlementOf(UNFINISHED, message, now().getTime()))
      return UNFINISHED.outcome
    })
    const outcomes = await Promise.all(attemptsOfBatch)
    if (outcomes.every((outcome) => outcome === 'wait')) return
  }
}

const UNFINISHED: AttemptResult = { outcome: 'wait', reason: 'the attempt did not end' }

/** The pause after a number of attempts, in milliseconds. */
export function pauseAfter(attempts: number, triedForMs: number): number {
  const longest = triedForMs < EARLY_MS ? LONGEST_EARLY_PAUSE_MS : LONGEST_PAUSE_MS
  return Math.min(longest, FIRST_PAUSE_MS * 2 ** (attempts - 1))
}
