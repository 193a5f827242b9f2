import { z } from 'zod'
import { select, type Work } from '../storage/sql/work.ts'
import { hashOfToken, stopTokenOf } from './link-token.ts'
import { noteHistory, noteStatus } from './subscription-rows.ts'

const foundSchema = z.object({ id: z.string(), state: z.string() })

/**
 * Confirms the address whose link holds this token: from now on it gets the letter, and has a link that stops it. Pressed twice it
 * says the same.
 *
 * @returns false if the link is over: its time, or a later mail's link came in its place
 */
export function* confirmAddress(token: string, secret: string, nowMs: number): Work<boolean> {
  const [row] = yield* select(
    `SELECT id, state FROM subscriptions WHERE token_hash = ? AND token_until >= ?`,
    ...[hashOfToken(token), nowMs],
  )
  if (!row) return false
  const { id } = foundSchema.parse(row)
  const changed = yield* select(
    `UPDATE subscriptions SET state = 'confirmed', at = ?, confirmed_at = ?, stop_token_hash = ?
     WHERE id = ? AND state = 'waiting' RETURNING id`,
    ...[nowMs, nowMs, hashOfToken(stopTokenOf(id, secret)), id],
  )
  if (changed.length === 0) return foundSchema.parse(row).state === 'confirmed'
  yield* noteHistory(id, { at: nowMs, what: 'confirmed' })
  yield* noteStatus(id, 'confirmed')
  return true
}

/**
 * Stops the letters of the subscription whose stop link holds this token. Pressed twice it says the same.
 *
 * @returns false if there is none
 */
export function* stopLetters(token: string, nowMs: number): Work<boolean> {
  const [row] = yield* select(
    'SELECT id, state FROM subscriptions WHERE stop_token_hash = ?',
    hashOfToken(token),
  )
  if (!row) return false
  const { id } = foundSchema.parse(row)
  const changed = yield* select(
    `UPDATE subscriptions SET state = 'stopped', at = ?, token_hash = NULL, token_until = NULL, author = NULL, words = NULL
     WHERE id = ? AND state <> 'stopped' RETURNING id`,
    ...[nowMs, id],
  )
  if (changed.length === 0) return true
  yield* noteHistory(id, { at: nowMs, what: 'stopped' })
  yield* noteStatus(id, 'stopped')
  return true
}
