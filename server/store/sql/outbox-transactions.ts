import { z } from 'zod'
import { type Claimed, type NewMessage, SET_ASIDE_MS, TRIED_FOR_MS } from '../../outbox/outbox.ts'
import type { Transaction } from './database.ts'

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

/**
 * Puts a message into the outbox, in the transaction of what it tells of. One that is there, as of an enquiry that is released a
 * second time, is not told again.
 *
 * @param dueMs the moment (epoch milliseconds) before which nobody delivers it; it is tried for {@link TRIED_FOR_MS} from then on
 */
export async function putIntoOutbox(tx: Transaction, message: NewMessage, dueMs: number): Promise<void> {
  const { topic, id, postId, lane, payload } = message
  await tx.query(
    `INSERT INTO outbox (topic, id, post_id, lane, payload, due_at, tried_until) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (topic, id) DO NOTHING`,
    topic,
    id,
    postId,
    lane,
    payload,
    dueMs,
    dueMs + TRIED_FOR_MS,
  )
}

/** Takes a message out again that nobody has begun to deliver and that is not due yet. @returns whether it was so */
export async function cancelMessage(
  tx: Transaction,
  topic: string,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `DELETE FROM outbox WHERE topic = ? AND id = ? AND attempts = 0 AND due_at > ? AND ${openSql()} RETURNING id`,
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

/** Takes a message out that has failed, which nobody waits for any more. @returns whether there was one */
export async function putAside(tx: Transaction, topic: string, id: string): Promise<boolean> {
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

const claimedSchema = z.object({
  topic: z.string(),
  id: z.string(),
  payload: z.string(),
  attempts: z.int(),
  tried_until: z.int(),
  claim: z.string(),
})

/** The columns of a claimed message, in every database. */
export const CLAIMED_COLUMNS = 'topic, id, payload, attempts, tried_until, claim'

export function claimedOf(row: unknown): Claimed {
  const { tried_until: triedUntil, ...rest } = claimedSchema.parse(row)
  return { ...rest, triedUntil }
}

export const undeliveredSchema = z.array(
  z.object({
    failed: z.coerce.boolean(), // SQLite has 0 and 1
    reason: z.string(),
    count: z.int(),
    oldestMs: z.int().nullable(),
  }),
)

/** What has failed, or waits for another try. Not what was never tried and is not due: its author may still take it back. */
export const RESENDABLE =
  'delivered_at IS NULL AND (failed_at IS NOT NULL OR due_at <= ? OR (claim IS NULL AND attempts > 0))'

/** Makes messages due, with all their time before them. */
export const REOPEN =
  'UPDATE outbox SET failed_at = NULL, failure = NULL, claim = NULL, attempts = 0, due_at = ?, tried_until = ?'

/** Of the table, or of another name of it: what is neither delivered nor failed. */
export const openSql = (outbox = 'outbox') => `${outbox}.delivered_at IS NULL AND ${outbox}.failed_at IS NULL`

/**
 * Whether a message keeps what it tells of from being deleted when its time is over: what has still to arrive does, and what a
 * hosted store has refused. Not a mail that nobody could take, nor one that was set aside for want of a server.
 */
export const BLOCKS_DELETION = `delivered_at IS NULL
  AND (topic = 'firebase' OR (failed_at IS NULL AND due_at < ${SET_ASIDE_MS}))`

/**
 * Whether another message of a message's lane goes before it. `now`: how the statement calls the moment. Written so that no
 * condition but the lane fits an index: a PostgreSQL that has not yet counted its rows would take another one, and read all that
 * is open for each message that is due.
 */
export const laneIsBusySql = (now: string) => `coalesce((SELECT TRUE FROM outbox AS other
  WHERE other.topic IS NOT DISTINCT FROM outbox.topic AND other.lane = outbox.lane AND other.id <> outbox.id
  AND other.delivered_at IS NULL AND coalesce(other.failed_at, 0) = 0
  AND (other.id < outbox.id OR (other.claim IS NOT NULL AND other.due_at > ${now})) LIMIT 1), FALSE)`

/** The kinds of reason are few; should they ever be many, the rarest are left out. */
export const undeliveredSql = (topic: string) => `SELECT failed_at IS NOT NULL AS failed,
  coalesce(failure, reason, '') AS reason, count(*) AS count, min(date_sent) AS "oldestMs"
  FROM outbox LEFT JOIN submissions ON submissions.post_id = outbox.post_id
  WHERE topic = ${topic} AND delivered_at IS NULL GROUP BY 1, 2 ORDER BY 1 DESC, 3 DESC, 2 LIMIT 50`
