import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type ClaimedMessage,
  claimedMessageSchema,
  LEASE_MS,
  type NewMessage,
  type Outbox,
  RETRY_PERIOD_MS,
  SET_ASIDE_DUE_MS,
  type Settlement,
  undeliveredSchema,
} from '../outbox.ts'
import { type Database, insertRow, type Transaction } from './database.ts'

/** The condition for messages that are neither delivered nor failed. */
export const OPEN = 'outbox.delivered_at IS NULL AND outbox.failed_at IS NULL'

/**
 * Queues a message in the transaction of its subject. An existing id is not queued again: an enquiry may be released twice.
 *
 * @param dueMs the time (epoch milliseconds) of the first attempt; the retry period begins then
 */
export async function putIntoOutbox(
  tx: Transaction,
  { postId, ...message }: NewMessage,
  dueMs: number,
): Promise<void> {
  const columns = { ...message, post_id: postId, due_at: dueMs, tried_until: dueMs + RETRY_PERIOD_MS }
  await insertRow(tx, 'outbox', columns, 'ON CONFLICT (topic, id) DO NOTHING')
}

/** The outbox in an SQL store. */
export function sqlOutbox({ transaction, read }: Database): Outbox {
  return {
    claim: (topic, nowMs, limit) => {
      const claim = randomUUID()
      return transaction((tx) => claimDue(tx, { topic, nowMs, limit, claim }))
    },
    settle: (claimed, settlement) => transaction((tx) => settleMessage(tx, claimed, settlement)),
    resend: (topic, nowMs) => transaction((tx) => resendAll(tx, topic, nowMs)),
    undelivered: (topic) =>
      read(async (tx) => z.array(undeliveredSchema).parse(await tx.query(UNDELIVERED, [topic]))),
  }
}

/**
 * Stores the outcome of an attempt, in the caller's transaction, together with consequences such as an event.
 *
 * @returns false, with nothing stored, if the claim was lost meanwhile
 */
export async function settleMessage(
  tx: Transaction,
  { topic, id, claim }: ClaimedMessage,
  { kind, at, ...rest }: Settlement,
): Promise<boolean> {
  const timeIf = (which: typeof kind) => (which === kind ? at : null)
  const due = timeIf('due')
  const { failure = null, reason = null } = { failure: undefined, reason: undefined, ...rest }
  // A waiting message has no claim, and a delivered one needs no payload.
  const rows = await tx.query(
    `UPDATE outbox SET due_at = coalesce(CAST(? AS BIGINT), due_at), delivered_at = CAST(? AS BIGINT),
       failed_at = CAST(? AS BIGINT), failure = ?, reason = ?,
       claim = CASE WHEN CAST(? AS BIGINT) IS NULL THEN claim END,
       payload = CASE WHEN CAST(? AS BIGINT) IS NULL THEN payload ELSE '{}' END
     WHERE topic = ? AND id = ? AND claim = ? RETURNING id`,
    [due, timeIf('delivered'), timeIf('failed'), failure, reason, due, timeIf('delivered'), topic, id, claim],
  )
  return rows.length === 1
}

/**
 * Claims one message for the process that queued it or made it due, which makes the first attempt.
 *
 * @returns undefined if it is not due, or others of its lane precede it
 */
export async function claimMessage(
  tx: Transaction,
  { topic, id }: Pick<NewMessage, 'topic' | 'id'>,
  nowMs: number,
): Promise<ClaimedMessage | undefined> {
  const [claimed] = await claimDue(tx, { topic, id, nowMs, limit: 1, claim: randomUUID() })
  return claimed
}

type Claim = { topic: string; id?: string; nowMs: number; limit: number; claim: string }

async function claimDue(
  tx: Transaction,
  { topic, id, nowMs, limit, claim }: Claim,
): Promise<Array<ClaimedMessage>> {
  // Two servers that claim at once get different rows without waiting. Both see the same first row of a lane: the server that does
  // not get it gets none of the lane.
  const rows = await tx.query(
    `WITH due AS MATERIALIZED (SELECT id FROM outbox WHERE topic = ? AND due_at <= ? AND ${OPEN}
       ${id === undefined ? '' : 'AND id = ?'} AND NOT ${laneIsBusySql('?')} ORDER BY due_at, id LIMIT ? ${tx.dialect.skipLocked})
     UPDATE outbox SET claim = ?, due_at = ?, attempts = attempts + 1
     WHERE topic = ? AND id IN (SELECT id FROM due) RETURNING ${CLAIMED_COLUMNS}`,
    [topic, nowMs, ...(id === undefined ? [] : [id]), nowMs, limit, claim, nowMs + LEASE_MS, topic],
  )
  // The rows of RETURNING have no order.
  const claimed = rows.map((row) => claimedMessageSchema.parse(row))
  return claimed.toSorted((a, b) => a.triedUntil - b.triedUntil || (a.id < b.id ? -1 : 1))
}

async function resendAll(tx: Transaction, topic: string, nowMs: number): Promise<number> {
  const rows = await tx.query(`${REOPEN} WHERE topic = ? AND ${RESENDABLE} RETURNING id`, [
    nowMs,
    nowMs + RETRY_PERIOD_MS,
    topic,
    nowMs,
  ])
  return rows.length
}

const CLAIMED_COLUMNS = 'topic, id, payload, attempts, tried_until AS "triedUntil", claim'

/** Failed messages, or those that wait for another attempt; not untried ones before their time, which their author may still undo. */
export const RESENDABLE =
  'delivered_at IS NULL AND (failed_at IS NOT NULL OR due_at <= ? OR (claim IS NULL AND attempts > 0))'

/** Makes messages due, with a full retry period. */
export const REOPEN =
  'UPDATE outbox SET failed_at = NULL, failure = NULL, claim = NULL, attempts = 0, due_at = ?, tried_until = ?'

/**
 * Whether a message blocks the retention deletion of its enquiry: pending messages do, and those that a hosted store has refused. Failed
 * mails do not, nor mails set aside for lack of a server.
 */
export const BLOCKS_DELETION = `delivered_at IS NULL
  AND (topic = 'firebase' OR (failed_at IS NULL AND due_at < ${SET_ASIDE_DUE_MS}))`

/**
 * Whether another message of the same lane comes first. `now`: the placeholder for the time. Written so that only the lane
 * matches an index: without statistics PostgreSQL would choose another one, and read all open messages for each due one.
 */
export const laneIsBusySql = (now: string) => `coalesce((SELECT TRUE FROM outbox AS other
  WHERE other.topic IS NOT DISTINCT FROM outbox.topic AND other.lane = outbox.lane AND other.id <> outbox.id
  AND other.delivered_at IS NULL AND coalesce(other.failed_at, 0) = 0
  AND (other.id < outbox.id OR (other.claim IS NOT NULL AND other.due_at > ${now})) LIMIT 1), FALSE)`

/** Grouped by reason; if there are very many reasons, the rarest are left out. */
const UNDELIVERED = `SELECT failed_at IS NOT NULL AS "hasFailed",
  coalesce(failure, reason, '') AS reason, count(*) AS count, min(date_sent) AS "oldestMs"
  FROM outbox LEFT JOIN submissions ON submissions.post_id = outbox.post_id
  WHERE topic = ? AND delivered_at IS NULL GROUP BY 1, 2 ORDER BY 1 DESC, 3 DESC, 2 LIMIT 50`
