import { z } from 'zod'
import { type NewMessage, TRIED_FOR_MS } from '../../outbox/outbox.ts'
import { REOPEN, RESENDABLE } from './outbox.ts'
import { openSql } from './outbox-row.ts'
import { query, type Work } from './work.ts'

const messageSchema = z
  .object({
    ...{ topic: z.string(), id: z.string(), payload: z.string(), attempts: z.number() },
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

/**
 * Puts a message into the outbox, in the transaction of what it tells of.
 *
 * @param dueMs the moment (epoch milliseconds) before which nobody delivers it; it is tried for {@link TRIED_FOR_MS} from then on
 */
export function* putIntoOutbox(message: NewMessage, dueMs: number): Work<void> {
  const { topic, id, postId, lane, payload } = message
  yield* query(
    `INSERT INTO outbox (topic, id, post_id, lane, payload, due_at, tried_until) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ...[topic, id, postId, lane, payload, dueMs, dueMs + TRIED_FOR_MS],
  )
}

/** Takes a message out again that nobody has begun to deliver and that is not due yet. @returns whether it was so */
export function* cancelMessage(topic: string, id: string, nowMs: number): Work<boolean> {
  const rows = yield* query(
    `DELETE FROM outbox WHERE topic = ? AND id = ? AND attempts = 0 AND due_at > ? AND ${openSql()} RETURNING id`,
    ...[topic, id, nowMs],
  )
  return rows.length === 1
}

/** Makes one due that has failed, or waits for another try. @returns false if there is none, it is being delivered, or its author may still take it back */
export function* resendMessage(topic: string, id: string, nowMs: number): Work<boolean> {
  const rows = yield* query(
    `${REOPEN} WHERE topic = ? AND id = ? AND ${RESENDABLE} RETURNING id`,
    ...[nowMs, nowMs + TRIED_FOR_MS, topic, id, nowMs],
  )
  return rows.length === 1
}

/** What has not arrived, the failed first, then what is due next. */
export function* openMessages(topic: string, limit: number): Work<Array<OpenMessage>> {
  const order = 'CASE WHEN failed_at IS NULL THEN 1 ELSE 0 END, due_at, id'
  const rows = yield* query(`${OPEN_MESSAGES} ORDER BY ${order} LIMIT ?`, topic, limit)
  return rows.map((row) => messageSchema.parse(row))
}

/** How one message stands; null if it was delivered, cancelled or erased. */
export function* openMessage(topic: string, id: string): Work<OpenMessage | null> {
  const [row] = yield* query(`${OPEN_MESSAGES} AND id = ?`, topic, id)
  return row ? messageSchema.parse(row) : null
}
