import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type Claimed,
  LEASE_MS,
  type NewMessage,
  type Outbox,
  SET_ASIDE_MS,
  type Settlement,
  TRIED_FOR_MS,
  WRONG_CLOCK_MS,
} from '../../outbox/outbox.ts'
import type { Database, Transaction } from './database.ts'
import {
  CLAIMED_COLUMNS,
  claimedOf,
  laneIsBusySql,
  openSql,
  REOPEN,
  RESENDABLE,
  undeliveredSchema,
  undeliveredSql,
} from './outbox-transactions.ts'

const OPEN = openSql()

/** The outbox in an SQL store. */
export function outboxOver({ transaction, read }: Database): Outbox {
  return {
    claim: (topic, nowMs, limit) => {
      const claim = randomUUID()
      return transaction((tx) => claimDue(tx, { topic, nowMs, limit, claim }))
    },
    settle: (claimed, settlement) => transaction((tx) => settleMessage(tx, claimed, settlement)),
    resend: (topic, nowMs) => transaction((tx) => resendAll(tx, topic, nowMs)),
    undelivered: (topic) =>
      read(async (tx) => undeliveredSchema.parse(await tx.query(undeliveredSql('?'), topic))),
  }
}

/**
 * Notes how an attempt ended, within a transaction: what follows from it, such as an event, stands or falls with it.
 *
 * @returns false if the claim was lost meanwhile: then nothing is noted
 */
export async function settleMessage(
  tx: Transaction,
  { topic, id, claim }: Claimed,
  { kind, at, ...rest }: Settlement,
): Promise<boolean> {
  const time = (which: typeof kind) => (which === kind ? at : null)
  const due = time('due')
  const { failure = null, reason = null } = { failure: undefined, reason: undefined, ...rest }
  // What waits is nobody's, and what arrived needs no words any more.
  const rows = await tx.query(
    `UPDATE outbox SET due_at = coalesce(CAST(? AS BIGINT), due_at), delivered_at = CAST(? AS BIGINT),
       failed_at = CAST(? AS BIGINT), failure = ?, reason = ?,
       claim = CASE WHEN CAST(? AS BIGINT) IS NULL THEN claim END,
       payload = CASE WHEN CAST(? AS BIGINT) IS NULL THEN payload ELSE '{}' END
     WHERE topic = ? AND id = ? AND claim = ? RETURNING id`,
    due,
    time('delivered'),
    time('failed'),
    failure,
    reason,
    due,
    time('delivered'),
    topic,
    id,
    claim,
  )
  return rows.length === 1
}

async function claimDue(
  tx: Transaction,
  { topic, nowMs, limit, claim }: { topic: string; nowMs: number; limit: number; claim: string },
): Promise<Array<Claimed>> {
  // Of two servers that claim at once, each gets rows of its own, and neither waits. Of a lane they see the same first row: who
  // does not get it gets none of the lane.
  const rows = await tx.query(
    `WITH due AS MATERIALIZED (SELECT id FROM outbox WHERE topic = ? AND due_at <= ? AND ${OPEN}
       AND NOT ${laneIsBusySql('?')} ORDER BY due_at, id LIMIT ? ${tx.dialect.skipLocked})
     UPDATE outbox SET claim = ?, due_at = ?, attempts = attempts + 1
     WHERE topic = ? AND id IN (SELECT id FROM due) RETURNING ${CLAIMED_COLUMNS}`,
    topic,
    nowMs,
    nowMs,
    limit,
    claim,
    nowMs + LEASE_MS,
    topic,
  )
  // What RETURNING gives has no order.
  return rows.map(claimedOf).toSorted((a, b) => a.triedUntil - b.triedUntil || (a.id < b.id ? -1 : 1))
}

async function resendAll(tx: Transaction, topic: string, nowMs: number): Promise<number> {
  const rows = await tx.query(
    `${REOPEN} WHERE topic = ? AND ${RESENDABLE} RETURNING id`,
    nowMs,
    nowMs + TRIED_FOR_MS,
    topic,
    nowMs,
  )
  return rows.length
}

const backlogSchema = z.object({ waiting: z.int(), sinceMs: z.int().nullable() })

/** How many messages of a topic are being tried, and since when (epoch milliseconds) the oldest of them is. */
type Backlog = z.infer<typeof backlogSchema>

/** What is set aside is not tried, so it does not count. */
export async function backlogOf(tx: Transaction, topic: string): Promise<Backlog> {
  const [row] = await tx.query(
    `SELECT count(*) AS waiting, min(tried_until) - ${TRIED_FOR_MS} AS "sinceMs" FROM outbox
     WHERE topic = ? AND delivered_at IS NULL AND failed_at IS NULL AND due_at < ${SET_ASIDE_MS}`,
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
     WHERE topic = ? AND delivered_at IS NULL AND failed_at IS NULL AND due_at = ${SET_ASIDE_MS} RETURNING id`,
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
     WHERE delivered_at IS NULL AND failed_at IS NULL AND due_at > ? AND due_at < ${SET_ASIDE_MS} RETURNING id`,
    nowMs,
    nowMs + TRIED_FOR_MS,
    nowMs + WRONG_CLOCK_MS,
  )
  return rows.length
}

/** Puts a message in that several servers may put in at once: whose id is there already stays as it is. */
export async function putOnce(
  tx: Transaction,
  { topic, id, postId, lane, payload }: NewMessage,
  nowMs: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO outbox (topic, id, post_id, lane, payload, due_at, tried_until) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    topic,
    id,
    postId,
    lane,
    payload,
    nowMs,
    nowMs + TRIED_FOR_MS,
  )
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
