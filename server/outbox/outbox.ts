import { endsWithin } from './delivery-loop.ts'

const MINUTE_MS = 60_000

/** Between two attempts: twice as long each time, from five seconds up to half a minute, after ten minutes to five. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_EARLY_PAUSE_MS = MINUTE_MS / 2
const EARLY_MS = 10 * MINUTE_MS
const LONGEST_PAUSE_MS = 5 * MINUTE_MS
/** How long a message is tried by itself; then it has failed, and stays until somebody resends it. */
export const TRIED_FOR_MS = 72 * 60 * MINUTE_MS
/** No message waits longer for its next try. */
export const LONGEST_WAIT_MS = 60 * MINUTE_MS
/** What is due later was put in, or tried, by a clock that has been put back since; those of several servers may differ by minutes. */
export const WRONG_CLOCK_MS = 2 * LONGEST_WAIT_MS
/** Who claimed a message has it alone for so long; longer than any attempt takes. After a crash it is free again. */
export const LEASE_MS = MINUTE_MS
/** An attempt that has not ended by then is given up, while its claim still holds; each has a shorter bound of its own. */
const GIVE_UP_AFTER_MS = LEASE_MS - 5_000
const CLAIMED_AT_ONCE = 4
/** When a message is due that was set aside: the last moment that a Date can name. */
export const SET_ASIDE_MS = 8_640_000_000_000_000

/**
 * What is put into the outbox. `postId`: the enquiry it tells of, with which it is erased; `lane`: whose messages go one
 * after another.
 */
export type NewMessage = {
  topic: string
  id: string
  postId: string | null
  lane: string | null
  payload: string
}

/** A message that one process has claimed, for {@link LEASE_MS}. */
export type Claimed = {
  /** Who has to be told: 'firebase', 'mail' … */
  topic: string
  /** Stable over all attempts, so that a receiver can tell a repeat. */
  id: string
  /** What the topic needs to deliver it, in words of its own. */
  payload: string
  /** This one included. */
  attempts: number
  /** Epoch milliseconds; from then on another failure is the last. */
  triedUntil: number
  /** Names this claim: who lost it can no longer settle the message. */
  claim: string
}

/** How an attempt ended. `reason` is for the owner: never a name, an address or a token. */
export type Attempt =
  | { outcome: 'delivered' }
  /** It can be waited out: network, time-out, quota, an outage. Not before `notBefore` (epoch milliseconds), if that is known, but for an hour at most. */
  | { outcome: 'wait'; reason: string; notBefore?: number | undefined }
  /** Waiting does not help: somebody has to mend something. */
  | { outcome: 'refused'; reason: string }
  /** It cannot be sent as the server is set, and is kept until that changes: then `requeueSetAside` makes it due. */
  | { outcome: 'set-aside'; reason: string }

/** What becomes of a message after an attempt; times in epoch milliseconds. */
export type Settlement =
  | { kind: 'delivered'; at: number }
  | { kind: 'due'; at: number; reason: string }
  | { kind: 'failed'; at: number; failure: string; isRefused?: true } // refused: not tried for too long

/** Messages that have not arrived for one and the same reason; '' before the first attempt has ended. */
export type Undelivered = {
  /** Whether they are tried no more until somebody resends them. */
  failed: boolean
  reason: string
  count: number
  /** When the oldest enquiry that they tell of was sent, epoch milliseconds; null if they tell of none. */
  oldestMs: number | null
}

/**
 * Messages to others that must arrive: written in one transaction with what they tell of, handed out under a lease, tried
 * again until they arrive. At least once: a receiver that may get one twice tells by its id.
 *
 * Messages of one lane go one after another, in the order of their ids: while one waits, those behind it do. One that has
 * failed holds up nobody. Messages without a lane go by themselves.
 *
 * Every function rejects with StoreUnavailableError if the store cannot do it now.
 */
export interface Outbox {
  /** Claims messages that are due; nobody else gets them until the lease has run out. Oldest due first. */
  claim(topic: string, nowMs: number, limit: number): Promise<ReadonlyArray<Claimed>>
  /** Notes how an attempt ended. Resolves to false if the claim was lost meanwhile: then nothing is noted. */
  settle(claimed: Claimed, settlement: Settlement): Promise<boolean>
  /**
   * Makes every message due that has failed or waits, with all its time before it. What is being delivered at this moment
   * is left alone. Resolves to how many there were.
   */
  resend(topic: string, nowMs: number): Promise<number>
  /** What has not arrived, and why: the failed first, then the most. */
  undelivered(topic: string): Promise<ReadonlyArray<Undelivered>>
}

/** Decides what follows from an attempt. */
export function settlementOf(attempt: Attempt, { attempts, triedUntil }: Claimed, nowMs: number): Settlement {
  if (attempt.outcome === 'delivered') return { kind: 'delivered', at: nowMs }
  if (attempt.outcome === 'refused')
    return { kind: 'failed', at: nowMs, failure: attempt.reason, isRefused: true }
  if (attempt.outcome === 'set-aside') return { kind: 'due', at: SET_ASIDE_MS, reason: attempt.reason }

  const triedForMs = nowMs - (triedUntil - TRIED_FOR_MS)
  // Asked to wait longer than the message is tried, it is tried once more before it has failed.
  const notBefore = Math.min(attempt.notBefore ?? 0, nowMs + LONGEST_WAIT_MS, triedUntil)
  const at = Math.max(nowMs + pauseAfter(attempts, triedForMs), notBefore)
  if (at > triedUntil) return { kind: 'failed', at: nowMs, failure: attempt.reason }
  return { kind: 'due', at, reason: attempt.reason }
}

/**
 * Delivers everything of a topic that is due, some at a time. An attempt that does not end holds up the others for
 * {@link GIVE_UP_AFTER_MS} at most: then its message is settled as one that waits, whatever the attempt still does. Where all that
 * were tried at once have to wait, the receiver takes nothing for now: the others are not tried against it in this round.
 *
 * @param attempt delivers one, settles it and says how that ended, if anyone knows
 * @param stopping once it is aborted no more are claimed
 */
export async function deliverDue(
  outbox: Pick<Outbox, 'claim' | 'settle'>,
  topic: string,
  now: () => Date,
  attempt: (claimed: Claimed) => Promise<Attempt['outcome'] | undefined>,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted) {
    const claimed = await outbox.claim(topic, now().getTime(), CLAIMED_AT_ONCE)
    if (claimed.length === 0) return
    const each = claimed.map(async (one) => {
      const attempted = attempt(one)
      if (await endsWithin(GIVE_UP_AFTER_MS, attempted)) return attempted
      await outbox.settle(one, settlementOf(UNFINISHED, one, now().getTime()))
      return UNFINISHED.outcome
    })
    const outcomes = await Promise.all(each)
    if (outcomes.every((outcome) => outcome === 'wait')) return
  }
}

const UNFINISHED: Attempt = { outcome: 'wait', reason: 'the attempt did not end' }

/** How long is waited after so many attempts; milliseconds. */
export function pauseAfter(attempts: number, triedForMs: number): number {
  const longest = triedForMs < EARLY_MS ? LONGEST_EARLY_PAUSE_MS : LONGEST_PAUSE_MS
  return Math.min(longest, FIRST_PAUSE_MS * 2 ** (attempts - 1))
}
