import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import {
  type Claimed,
  LEASE_MS,
  type Outbox,
  type OutboxState,
  type Settlement,
  TRIED_FOR_MS,
} from '../../domain/outbox.ts'
import { CLAIMED_COLUMNS, claimedOf, type NewMessage, stateSchema } from './outbox-row.ts'
import { writerOf } from './sqlite-writer.ts'

const OPEN = 'delivered_at IS NULL AND failed_at IS NULL'

/** The outbox in a database that openSqliteDatabase opened. */
export function sqliteOutbox(database: DatabaseSync): Outbox {
  const rows = prepareOutboxRows(database)
  const { write } = writerOf(database)
  return {
    claim: (topic, nowMs, limit) => write(() => rows.claimDue(topic, nowMs, limit)),
    settle: (claimed, settlement) => write(() => rows.settle(claimed, settlement)),
    resend: (topic, nowMs) => write(() => rows.resend(topic, nowMs)),
    state: (topic, nowMs) => write(() => rows.state(topic, nowMs)),
  }
}

/** The statements on the outbox, prepared once. Transactions are the caller's. */
export function prepareOutboxRows(database: DatabaseSync) {
  const insert =
    database.prepare(`INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until, attempts,
    claim) VALUES (?, ?, ?, ?, ?, ?, 1, ?) RETURNING ${CLAIMED_COLUMNS}`)
  const claimDue = database.prepare(`UPDATE outbox SET claim = ?, due_at = ?, attempts = attempts + 1
    WHERE (topic, id) IN (SELECT topic, id FROM outbox WHERE topic = ? AND due_at <= ? AND ${OPEN}
      ORDER BY due_at, id LIMIT ?) RETURNING ${CLAIMED_COLUMNS}`)
  const claimFailed =
    database.prepare(`UPDATE outbox SET claim = ?, due_at = ?, tried_until = ?, attempts = 1,
    failed_at = NULL, failure = NULL WHERE topic = ? AND id = ? AND failed_at IS NOT NULL
    RETURNING ${CLAIMED_COLUMNS}`)
  const note = database.prepare('UPDATE outbox SET payload = ? WHERE topic = ? AND id = ? AND claim = ?')
  const settle = database.prepare(`UPDATE outbox SET due_at = coalesce(:due, due_at),
    delivered_at = :delivered, failed_at = :failed, failure = :failure,
    payload = CASE WHEN :delivered IS NULL THEN payload ELSE '{}' END -- what arrived needs no token any more
    WHERE topic = :topic AND id = :id AND claim = :claim`)
  const resend =
    database.prepare(`UPDATE outbox SET failed_at = NULL, failure = NULL, attempts = 0, due_at = ?,
    tried_until = ? WHERE topic = ? AND failed_at IS NOT NULL`)
  const state = database.prepare(`SELECT count(*) FILTER (WHERE ${OPEN}) AS waiting,
    count(failed_at) AS failed, count(delivered_at) AS delivered,
    min(due_at) FILTER (WHERE ${OPEN} AND due_at <= ?) AS oldestDueMs FROM outbox WHERE topic = ?`)

  return {
    /** Puts a message in, claimed by who does it: the first attempt is theirs. */
    insertClaimed({ topic, id, postId, payload }: NewMessage, nowMs: number): Claimed {
      const [leaseEnd, triedUntil] = [nowMs + LEASE_MS, nowMs + TRIED_FOR_MS]
      return claimedOf(insert.get(topic, id, postId, payload, leaseEnd, triedUntil, randomUUID()))
    },
    claimDue: (topic: string, nowMs: number, limit: number): Array<Claimed> =>
      claimDue.all(randomUUID(), nowMs + LEASE_MS, topic, nowMs, limit).map(claimedOf),
    /** Claims one that has failed, with all its time before it; undefined if it has not. */
    claimFailed(topic: string, id: string, nowMs: number): Claimed | undefined {
      const row = claimFailed.get(randomUUID(), nowMs + LEASE_MS, nowMs + TRIED_FOR_MS, topic, id)
      return row && claimedOf(row)
    },
    /** Keeps what an attempt has found out; false if the claim was lost. */
    note: ({ topic, id, claim }: Claimed, payload: string): boolean =>
      note.run(payload, topic, id, claim).changes === 1,
    settle({ topic, id, claim }: Claimed, { kind, at, ...rest }: Settlement): boolean {
      const failure = 'failure' in rest ? rest.failure : null
      const times = { due: null, delivered: null, failed: null, [kind]: at }
      return settle.run({ ...times, failure, topic, id, claim }).changes === 1
    },
    resend: (topic: string, nowMs: number): number =>
      Number(resend.run(nowMs, nowMs + TRIED_FOR_MS, topic).changes),
    state: (topic: string, nowMs: number): OutboxState => stateSchema.parse(state.get(nowMs, topic)),
  }
}
