import { randomUUID } from 'node:crypto'
import { type Claimed, LEASE_MS, type Outbox, type Settlement, TRIED_FOR_MS } from '../../outbox/outbox.ts'
import type { Dialect } from './dialect.ts'
import {
  CLAIMED_COLUMNS,
  claimedOf,
  laneIsBusySql,
  openSql,
  stateSchema,
  undeliveredSchema,
  undeliveredSql,
} from './outbox-row.ts'
import { query, type Work, type Works } from './work.ts'

const OPEN = openSql()
const STATE = `SELECT count(*) FILTER (WHERE ${OPEN}) AS waiting, count(failed_at) AS failed,
  count(delivered_at) AS delivered, min(due_at) FILTER (WHERE ${OPEN} AND due_at <= ?) AS "oldestDueMs"
  FROM outbox WHERE topic = ?`

/** The outbox in an SQL store. */
export function outboxOver({ dialect, write, read }: Works): Outbox {
  return {
    claim: (topic, nowMs, limit) => {
      const claim = randomUUID()
      return write(() => claimDue(dialect, { topic, nowMs, limit, claim }))
    },
    settle: (claimed, settlement) => write(() => settleMessage(claimed, settlement)),
    resend: (topic, nowMs) => write(() => resendAll(topic, nowMs)),
    state: (topic, nowMs) =>
      read(function* () {
        return stateSchema.parse((yield* query(STATE, nowMs, topic))[0])
      }),
    undelivered: (topic) =>
      read(function* () {
        return undeliveredSchema.parse(yield* query(undeliveredSql('?'), topic))
      }),
  }
}

/**
 * Notes how an attempt ended, within a transaction: what follows from it, such as a fact, stands or falls with it.
 *
 * @returns false if the claim was lost meanwhile: then nothing is noted
 */
export function* settleMessage(
  { topic, id, claim }: Claimed,
  { kind, at, ...rest }: Settlement,
): Work<boolean> {
  const time = (which: typeof kind) => (which === kind ? at : null)
  const due = time('due')
  const { failure = null, reason = null } = { failure: undefined, reason: undefined, ...rest }
  // What waits is nobody's, and what arrived needs no words any more. Done twice, because a connection was lost at COMMIT, it finds
  // its own mark and says the same.
  const rows = yield* query(
    `UPDATE outbox SET due_at = coalesce(CAST(? AS BIGINT), due_at), delivered_at = CAST(? AS BIGINT),
       failed_at = CAST(? AS BIGINT), failure = ?, reason = ?,
       claim = CASE WHEN CAST(? AS BIGINT) IS NULL THEN claim END,
       payload = CASE WHEN CAST(? AS BIGINT) IS NULL THEN payload ELSE '{}' END
     WHERE topic = ? AND id = ? AND (claim = ? OR (claim IS NULL AND due_at = CAST(? AS BIGINT))) RETURNING id`,
    ...[due, time('delivered'), time('failed'), failure, reason, due, time('delivered')],
    ...[topic, id, claim, due],
  )
  return rows.length === 1
}

function* claimDue(
  { skipLocked }: Dialect,
  { topic, nowMs, limit, claim }: { topic: string; nowMs: number; limit: number; claim: string },
): Work<Array<Claimed>> {
  // Of two servers that claim at once, each gets rows of its own, and neither waits. Of a lane they see the same first row: who
  // does not get it gets none of the lane.
  const rows = yield* query(
    `WITH due AS MATERIALIZED (SELECT id FROM outbox WHERE topic = ? AND due_at <= ? AND ${OPEN}
       AND NOT ${laneIsBusySql('?')} ORDER BY due_at, id LIMIT ? ${skipLocked})
     UPDATE outbox SET claim = ?, due_at = ?, attempts = attempts + 1
     WHERE topic = ? AND id IN (SELECT id FROM due) RETURNING ${CLAIMED_COLUMNS}`,
    ...[topic, nowMs, nowMs, limit, claim, nowMs + LEASE_MS, topic],
  )
  return rows.map(claimedOf)
}

function* resendAll(topic: string, nowMs: number): Work<number> {
  const rows = yield* query(
    `${REOPEN} WHERE topic = ? AND ${RESENDABLE} RETURNING id`,
    ...[nowMs, nowMs + TRIED_FOR_MS, topic, nowMs],
  )
  return rows.length
}

/** What has failed, or waits for another try. Not what was never tried and is not due: its author may still take it back. */
export const RESENDABLE =
  'delivered_at IS NULL AND (failed_at IS NOT NULL OR due_at <= ? OR (claim IS NULL AND attempts > 0))'

/** Makes messages due, with all their time before them. */
export const REOPEN =
  'UPDATE outbox SET failed_at = NULL, failure = NULL, claim = NULL, attempts = 0, due_at = ?, tried_until = ?'
