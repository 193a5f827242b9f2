import { confirmSubscription, subscriptionOf, subscriptionOfLink } from '../store/sql/inbox/confirmation.ts'
import { endSubscription } from '../store/sql/inbox/subscribers.ts'
import { changeState } from '../store/sql/inbox/subscription-rows.ts'
import { type Dialect, query, type Work } from '../store/sql/work.ts'
import { hashOfToken, stopTokenOf } from './link-token.ts'

/** Whether a link of ours holds this token, over or not. A guess costs no more than this. */
export function* isKnownLink(token: string): Work<boolean> {
  const hash = hashOfToken(token)
  const found = yield* query(
    'SELECT 1 AS found FROM subscriptions WHERE token_hash = ? OR stop_token_hash = ?',
    ...[hash, hash],
  )
  return found.length > 0
}

/**
 * Confirms the address whose link holds this token: from now on it gets the newsletter, and has a link that stops it. Pressed twice it
 * says the same.
 *
 * @returns false if the link is over: its time, or a later mail's link came in its place
 */
export function* confirmByLink(
  dialect: Dialect,
  token: string,
  { secret, nowMs }: { secret: string; nowMs: number },
): Work<boolean> {
  const tokenHash = hashOfToken(token)
  const found = yield* subscriptionOfLink(tokenHash, nowMs)
  if (!found) return false
  const stopTokenHash = hashOfToken(stopTokenOf(found.email, secret))
  const confirmed = yield* confirmSubscription(dialect, { tokenHash, stopTokenHash, nowMs })
  return confirmed !== null
}

/**
 * Stops the newsletter of the subscription whose stop link holds this token. Pressed twice it says the same.
 *
 * @returns false if there is none
 */
export function* stopByLink(dialect: Dialect, token: string, nowMs: number): Work<boolean> {
  const change = { state: 'stopped', at: nowMs, by: null, words: null } as const
  const stopped = yield* endSubscription(dialect, { stopTokenHash: hashOfToken(token) }, change)
  return stopped !== null
}

/** Gives a subscription that is put back from an export, where it was confirmed, its state and its stop link again. */
export function* restoreConfirmed(postId: string, secret: string, atMs: number): Work<void> {
  const found = yield* subscriptionOf(postId)
  if (found?.state !== 'waiting') return
  yield* changeState(found, { state: 'confirmed', at: atMs, by: null, words: null })
  yield* query(
    'UPDATE subscriptions SET confirmed_at = ?, stop_token_hash = ? WHERE id = ?',
    ...[atMs, hashOfToken(stopTokenOf(found.email, secret)), found.id],
  )
}
