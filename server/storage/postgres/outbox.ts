import { randomUUID } from 'node:crypto'
import { LEASE_MS, type Outbox, TRIED_FOR_MS } from '../../outbox/outbox.ts'
import {
  CLAIMED_COLUMNS,
  claimedOf,
  laneIsBusySql,
  openSql,
  stateSchema,
  undeliveredSchema,
  undeliveredSql,
} from '../sql/outbox-row.ts'
import type { Postgres } from './pool.ts'

const OPEN = openSql()

// SKIP LOCKED: of two servers that claim at once, each gets rows of its own, and neither waits. Of a lane they see the same
// first row: who does not get it gets none of the lane.
const CLAIM = `WITH due AS MATERIALIZED (SELECT id FROM outbox WHERE topic = $3 AND due_at <= $4 AND ${OPEN}
    AND NOT ${laneIsBusySql('$4')} ORDER BY due_at, id LIMIT $5 FOR UPDATE SKIP LOCKED)
  UPDATE outbox SET claim = $1, due_at = $2, attempts = attempts + 1
  WHERE topic = $3 AND id IN (SELECT id FROM due) RETURNING ${CLAIMED_COLUMNS}`
// What waits is nobody's. Done twice, because the connection was lost at COMMIT, it finds its own mark and says the same.
const SETTLE = `UPDATE outbox SET due_at = coalesce($1, due_at), delivered_at = $2, failed_at = $3, failure = $4,
  reason = $8, claim = CASE WHEN $1::bigint IS NULL THEN claim END,
  payload = CASE WHEN $2::bigint IS NULL THEN payload ELSE '{}' END
  WHERE topic = $5 AND id = $6 AND (claim = $7 OR (claim IS NULL AND due_at = $1)) RETURNING 1`
const RESEND = `UPDATE outbox SET failed_at = NULL, failure = NULL, claim = NULL, attempts = 0, due_at = $1,
  tried_until = $2 WHERE topic = $3 AND delivered_at IS NULL
  AND (failed_at IS NOT NULL OR claim IS NULL OR due_at <= $1) RETURNING 1`
const STATE = `SELECT count(*) FILTER (WHERE ${OPEN}) AS waiting, count(failed_at) AS failed,
  count(delivered_at) AS delivered, min(due_at) FILTER (WHERE ${OPEN} AND due_at <= $1) AS "oldestDueMs"
  FROM outbox WHERE topic = $2`

/** The outbox in a database that openPostgres opened; closing it is the caller's. */
export function postgresOutbox({ query }: Pick<Postgres, 'query'>): Outbox {
  return {
    claim: async (topic, nowMs, limit) =>
      (await query(CLAIM, [randomUUID(), nowMs + LEASE_MS, topic, nowMs, limit])).map(claimedOf),
    settle: async ({ topic, id, claim }, { kind, at, ...rest }) => {
      const time = (which: typeof kind) => (which === kind ? at : null)
      const times = [time('due'), time('delivered'), time('failed')]
      const failure = 'failure' in rest ? rest.failure : null
      const reason = 'reason' in rest ? rest.reason : null
      return (await query(SETTLE, [...times, failure, topic, id, claim, reason])).length === 1
    },
    resend: async (topic, nowMs) => (await query(RESEND, [nowMs, nowMs + TRIED_FOR_MS, topic])).length,
    state: async (topic, nowMs) => stateSchema.parse((await query(STATE, [nowMs, topic]))[0]),
    undelivered: async (topic) => undeliveredSchema.parse(await query(undeliveredSql('$1'), [topic])),
  }
}
