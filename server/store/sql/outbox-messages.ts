import { z } from 'zod'
import { RETRY_PERIOD_MS, SET_ASIDE_DUE_MS, WRONG_CLOCK_MS } from '../outbox.ts'
import type { Transaction } from './database.ts'
import { OPEN, REOPEN, RESENDABLE } from './outbox.ts'

const messageSchema = z.object({
  topic: z.string(),
  id: z.string(),
  payload: z.string(),
  attempts: z.number(),
  enquiry: z.number().nullable(), // its number
  /** The time of the next attempt; null if it has failed. Times are epoch milliseconds. */
  nextTryMs: z.number().nullable(),
  /** When it was queued or resent. */
  sinceMs: z.number(),
  failedMs: z.number().nullable(),
  /** The receiver's reason for the failure or delay; null before the first attempt has ended. */
  words: z.string().nullable(),
})

const OPEN_MESSAGES = `SELECT topic, id, payload, attempts, CASE WHEN failed_at IS NULL THEN due_at END AS "nextTryMs",
  tried_until - ${RETRY_PERIOD_MS} AS "sinceMs", failed_at AS "failedMs", coalesce(failure, reason) AS words,
  (SELECT number FROM enquiries WHERE enquiries.post_id = outbox.post_id) AS enquiry
  FROM outbox WHERE topic = ? AND delivered_at IS NULL`

/** An undelivered message. */
export type OpenMessage = z.infer<typeof messageSchema>

/** Cancels a message that is not yet due or claimed. @returns whether it was cancelled */
export async function cancelMessage(
  tx: Transaction,
  topic: string,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `DELETE FROM outbox WHERE topic = ? AND id = ? AND attempts = 0 AND due_at > ? AND ${OPEN} RETURNING id`,
    [topic, id, nowMs],
  )
  return rows.length === 1
}

/** Makes a failed or retried message due. @returns false if there is none, it is being delivered, or its author may still undo it */
export async function resendMessage(
  tx: Transaction,
  topic: string,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(`${REOPEN} WHERE topic = ? AND id = ? AND ${RESENDABLE} RETURNING id`, [
    nowMs,
    nowMs + RETRY_PERIOD_MS,
    topic,
    id,
    nowMs,
  ])
  return rows.length === 1
}

/** Replaces the payload of an undelivered message. */
export async function rewriteMessage(
  tx: Transaction,
  topic: string,
  id: string,
  payload: string,
): Promise<void> {
  await tx.query('UPDATE outbox SET payload = ? WHERE topic = ? AND id = ? AND delivered_at IS NULL', [
    payload,
    topic,
    id,
  ])
}

/** Deletes a failed message that is no longer needed. @returns whether there was one */
export async function dismissFailed(tx: Transaction, topic: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    'DELETE FROM outbox WHERE topic = ? AND id = ? AND failed_at IS NOT NULL RETURNING id',
    [topic, id],
  )
  return rows.length === 1
}

/** The ids of an enquiry's failed messages. */
export async function failedMessagesOf(
  tx: Transaction,
  topic: string,
  postId: string,
): Promise<Array<string>> {
  const rows = await tx.query(
    'SELECT id FROM outbox WHERE topic = ? AND post_id = ? AND failed_at IS NOT NULL ORDER BY id',
    [topic, postId],
  )
  return rows.map(({ id }) => String(id))
}

/** Undelivered messages: failed ones first, then by due time. */
export async function openMessages(
  tx: Transaction,
  topic: string,
  limit: number,
): Promise<Array<OpenMessage>> {
  const order = 'CASE WHEN failed_at IS NULL THEN 1 ELSE 0 END, due_at, id'
  const rows = await tx.query(`${OPEN_MESSAGES} ORDER BY ${order} LIMIT ?`, [topic, limit])
  return rows.map((row) => messageSchema.parse(row))
}

/** The state of a message; null if it was delivered, cancelled or erased. */
export async function openMessage(tx: Transaction, topic: string, id: string): Promise<OpenMessage | null> {
  const [row] = await tx.query(`${OPEN_MESSAGES} AND id = ?`, [topic, id])
  return row ? messageSchema.parse(row) : null
}

const backlogSchema = z.object({ waiting: z.int(), sinceMs: z.int().nullable() })

/**
 * `waiting`: how many messages are neither delivered nor failed.
 * `sinceMs`: when the oldest was queued or resent (epoch milliseconds); null if none waits.
 */
type Backlog = z.infer<typeof backlogSchema>

/** Messages that were set aside, because the settings do not allow sending them, do not count. */
export async function backlogOf(tx: Transaction, topic: string): Promise<Backlog> {
  const [row] = await tx.query(
    `SELECT count(*) AS waiting, min(tried_until) - ${RETRY_PERIOD_MS} AS "sinceMs" FROM outbox
     WHERE topic = ? AND delivered_at IS NULL AND failed_at IS NULL AND due_at < ${SET_ASIDE_DUE_MS}`,
    [topic],
  )
  return backlogSchema.parse(row)
}

/**
 * Makes messages that were set aside due, in their order, with a full retry period.
 *
 * @returns how many
 */
export async function requeueSetAside(tx: Transaction, topic: string, nowMs: number): Promise<number> {
  const rows = await tx.query(
    `UPDATE outbox SET due_at = tried_until - ${RETRY_PERIOD_MS}, tried_until = ?, attempts = 0, reason = NULL
     WHERE topic = ? AND delivered_at IS NULL AND failed_at IS NULL AND due_at = ${SET_ASIDE_DUE_MS} RETURNING id`,
    [nowMs + RETRY_PERIOD_MS, topic],
  )
  return rows.length
}

/**
 * Makes messages due that a wrong clock has postponed, with a full retry period. A message arrives twice if the server with that
 * clock is delivering it.
 *
 * @returns how many
 */
export async function bringForward(tx: Transaction, nowMs: number): Promise<number> {
  const rows = await tx.query(
    `UPDATE outbox SET claim = NULL, attempts = 0, due_at = ?, tried_until = ?
     WHERE delivered_at IS NULL AND failed_at IS NULL AND due_at > ? AND due_at < ${SET_ASIDE_DUE_MS} RETURNING id`,
    [nowMs, nowMs + RETRY_PERIOD_MS, nowMs + WRONG_CLOCK_MS],
  )
  return rows.length
}

/** Which of some messages are undelivered. @param ids at most a few hundred */
export async function undeliveredIds(
  tx: Transaction,
  topic: string,
  ids: ReadonlyArray<string>,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.query(
    `SELECT id FROM outbox WHERE topic = ? AND delivered_at IS NULL AND id IN (${ids.map(() => '?').join(', ')})`,
    [topic, ...ids],
  )
  return new Set(rows.map(({ id }) => String(id)))
}
