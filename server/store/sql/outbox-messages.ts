import { z } from 'zod'
import { SAVED_AS_FILE_MS, TRIED_FOR_MS, WRONG_CLOCK_MS } from '../outbox.ts'
import type { Transaction } from './database.ts'
import { OPEN, REOPEN, RESENDABLE } from './outbox.ts'

const messageSchema = z
  .object({
    topic: z.string(),
    id: z.string(),
    payload: z.string(),
    attempts: z.number(),
    enquiry: z.number().nullable(), // its number
    due_at: z.number(),
    tried_until: z.number(),
    failed_at: z.number().nullable(),
    failure: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .transform(({ due_at, tried_until, failed_at, failure, reason, ...row }) => ({
    ...row,
    /** When it is tried next; null if it has failed. Times are epoch milliseconds. */
    nextTryMs: failed_at === null ? due_at : null,
    /** When it was put in, or resent. */
    sinceMs: tried_until - TRIED_FOR_MS,
    failedMs: failed_at,
    /** Why it failed or waits, in the receiver's words; null before the first attempt has ended. */
    words: failure ?? reason,
  }))

const OPEN_MESSAGES = `SELECT topic, id, payload, attempts, due_at, tried_until, failed_at, failure, reason,
  (SELECT number FROM enquiries WHERE enquiries.post_id = outbox.post_id) AS enquiry
  FROM outbox WHERE topic = ? AND delivered_at IS NULL`

/** A message that has not arrived. */
export type OpenMessage = z.infer<typeof messageSchema>

/** Takes out a message that is not due yet and whose delivery has not begun. @returns whether it was so */
export async function cancelMessage(
  tx: Transaction,
  topic: string,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `DELETE FROM outbox WHERE topic = ? AND id = ? AND attempts = 0 AND due_at > ? AND ${OPEN} RETURNING id`,
    topic,
    id,
    nowMs,
  )
  return rows.length === 1
}

/** Makes one due that has failed, or waits for another try. @returns false if there is none, it is being delivered, or its author may still take it back */
export async function resendMessage(
  tx: Transaction,
  topic: string,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `${REOPEN} WHERE topic = ? AND id = ? AND ${RESENDABLE} RETURNING id`,
    nowMs,
    nowMs + TRIED_FOR_MS,
    topic,
    id,
    nowMs,
  )
  return rows.length === 1
}

/** What a message that has not arrived is to hold from now on. */
export async function rewriteMessage(
  tx: Transaction,
  topic: string,
  id: string,
  payload: string,
): Promise<void> {
  await tx.query(
    'UPDATE outbox SET payload = ? WHERE topic = ? AND id = ? AND delivered_at IS NULL',
    payload,
    topic,
    id,
  )
}

/** Takes out a message that has failed and is not needed any more. @returns whether there was one */
export async function dismissFailed(tx: Transaction, topic: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    'DELETE FROM outbox WHERE topic = ? AND id = ? AND failed_at IS NOT NULL RETURNING id',
    topic,
    id,
  )
  return rows.length === 1
}

/** The ids of an enquiry's messages that have failed. */
export async function failedMessagesOf(
  tx: Transaction,
  topic: string,
  postId: string,
): Promise<Array<string>> {
  const rows = await tx.query(
    'SELECT id FROM outbox WHERE topic = ? AND post_id = ? AND failed_at IS NOT NULL ORDER BY id',
    topic,
    postId,
  )
  return rows.map(({ id }) => String(id))
}

/** What has not arrived, the failed first, then what is due next. */
export async function openMessages(
  tx: Transaction,
  topic: string,
  limit: number,
): Promise<Array<OpenMessage>> {
  const order = 'CASE WHEN failed_at IS NULL THEN 1 ELSE 0 END, due_at, id'
  const rows = await tx.query(`${OPEN_MESSAGES} ORDER BY ${order} LIMIT ?`, topic, limit)
  return rows.map((row) => messageSchema.parse(row))
}

/** How one message stands; null if it was delivered, cancelled or erased. */
export async function openMessage(tx: Transaction, topic: string, id: string): Promise<OpenMessage | null> {
  const [row] = await tx.query(`${OPEN_MESSAGES} AND id = ?`, topic, id)
  return row ? messageSchema.parse(row) : null
}

const backlogSchema = z.object({ waiting: z.int(), sinceMs: z.int().nullable() })

/** How many messages of a topic are being tried, and since when (epoch milliseconds) the oldest of them is. */
type Backlog = z.infer<typeof backlogSchema>

/** What is set aside is not tried, so it does not count. */
export async function backlogOf(tx: Transaction, topic: string): Promise<Backlog> {
  const [row] = await tx.query(
    `SELECT count(*) AS waiting, min(tried_until) - ${TRIED_FOR_MS} AS "sinceMs" FROM outbox
     WHERE topic = ? AND delivered_at IS NULL AND failed_at IS NULL AND due_at < ${SAVED_AS_FILE_MS}`,
    topic,
  )
  return backlogSchema.parse(row)
}

/**
 * Makes what was set aside due in the order in which it was put in, with all its time before it.
 *
 * @returns how many messages there were
 */
export async function requeueSetAside(tx: Transaction, topic: string, nowMs: number): Promise<number> {
  const rows = await tx.query(
    `UPDATE outbox SET due_at = tried_until - ${TRIED_FOR_MS}, tried_until = ?, attempts = 0, reason = NULL
     WHERE topic = ? AND delivered_at IS NULL AND failed_at IS NULL AND due_at = ${SAVED_AS_FILE_MS} RETURNING id`,
    nowMs + TRIED_FOR_MS,
    topic,
  )
  return rows.length
}

/**
 * Makes due now what only a clock that was ahead has put off for long, with all its time before it. It may arrive twice, if that
 * clock's server delivers it at this moment.
 *
 * @returns how many messages there were
 */
export async function bringForward(tx: Transaction, nowMs: number): Promise<number> {
  const rows = await tx.query(
    `UPDATE outbox SET claim = NULL, attempts = 0, due_at = ?, tried_until = ?
     WHERE delivered_at IS NULL AND failed_at IS NULL AND due_at > ? AND due_at < ${SAVED_AS_FILE_MS} RETURNING id`,
    nowMs,
    nowMs + TRIED_FOR_MS,
    nowMs + WRONG_CLOCK_MS,
  )
  return rows.length
}

/** Those of some messages that have not arrived, whether they are tried or not. @param ids at most a few hundred */
export async function stillWaiting(
  tx: Transaction,
  topic: string,
  ids: ReadonlyArray<string>,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.query(
    `SELECT id FROM outbox WHERE topic = ? AND delivered_at IS NULL AND id IN (${ids.map(() => '?').join(', ')})`,
    topic,
    ...ids,
  )
  return new Set(rows.map(({ id }) => String(id)))
}
