import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import {
  type Claimed,
  LEASE_MS,
  type NewMessage,
  type Outbox,
  type OutboxState,
  type Settlement,
  TRIED_FOR_MS,
  type Undelivered,
} from '../../outbox/outbox.ts'
import {
  CLAIMED_COLUMNS,
  claimedOf,
  laneIsBusySql,
  openSql,
  stateSchema,
  undeliveredSchema,
  undeliveredSql,
} from '../sql/outbox-row.ts'
import { writerOf } from './writer.ts'

const OPEN = openSql()

/** The outbox in a database that openSqliteDatabase opened. */
export function sqliteOutbox(database: DatabaseSync): Outbox {
  const rows = prepareOutboxRows(database)
  const { write, read } = writerOf(database)
  return {
    claim: (topic, nowMs, limit) => write(() => rows.claimDue(topic, nowMs, limit)),
    settle: (claimed, settlement) => write(() => rows.settle(claimed, settlement)),
    resend: (topic, nowMs) => write(() => rows.resend(topic, nowMs)),
    state: (topic, nowMs) => write(() => rows.state(topic, nowMs)),
    undelivered: (topic) => read(() => rows.undelivered(topic)),
  }
}

/** The statements on the outbox, prepared once. Transactions are the caller's. */
export function prepareOutboxRows(database: DatabaseSync) {
  const insert = database.prepare(`INSERT INTO outbox (topic, id, post_id, lane, payload, due_at, tried_until)
    VALUES (?, ?, ?, ?, ?, ?, ?)`)
  const claimWhere = (
    which: string,
  ) => `UPDATE outbox SET claim = ?1, due_at = ?2 + ${LEASE_MS}, attempts = attempts + 1
    WHERE (topic, id) IN (SELECT topic, id FROM outbox WHERE topic = ?3 AND due_at <= ?2 AND ${OPEN}
      AND NOT ${laneIsBusySql('?2')} ${which}) RETURNING ${CLAIMED_COLUMNS}`
  const claimDue = database.prepare(claimWhere('ORDER BY due_at, id LIMIT ?4'))
  const claimOne = database.prepare(claimWhere('AND id = ?4'))
  const reopenWhere = (which: string) => `UPDATE outbox SET failed_at = NULL, failure = NULL, claim = NULL,
    attempts = 0, due_at = ?1, tried_until = ?1 + ${TRIED_FOR_MS} WHERE topic = ?2 AND ${which}`
  const reopen = database.prepare(reopenWhere('failed_at IS NOT NULL AND id = ?3'))
  const resend = database.prepare(
    reopenWhere('delivered_at IS NULL AND (failed_at IS NOT NULL OR claim IS NULL OR due_at <= ?1)'),
  )
  const note = database.prepare('UPDATE outbox SET payload = ? WHERE topic = ? AND id = ? AND claim = ?')
  const settle = database.prepare(`UPDATE outbox SET due_at = coalesce(:due, due_at),
    delivered_at = :delivered, failed_at = :failed, failure = :failure, reason = :reason,
    claim = CASE WHEN :due IS NULL THEN claim END, -- what waits is nobody's
    payload = CASE WHEN :delivered IS NULL THEN payload ELSE '{}' END -- what arrived needs no token any more
    WHERE topic = :topic AND id = :id AND claim = :claim`)
  const state = database.prepare(`SELECT count(*) FILTER (WHERE ${OPEN}) AS waiting,
    count(failed_at) AS failed, count(delivered_at) AS delivered,
    min(due_at) FILTER (WHERE ${OPEN} AND due_at <= ?) AS oldestDueMs FROM outbox WHERE topic = ?`)
  const undelivered = database.prepare(undeliveredSql('?'))

  function put({ topic, id, postId, lane, payload }: NewMessage, nowMs: number): void {
    insert.run(topic, id, postId, lane, payload, nowMs, nowMs + TRIED_FOR_MS)
  }

  /** Claims one that is due; undefined if others of its lane go before it. */
  function claim(topic: string, id: string, nowMs: number): Claimed | undefined {
    const row = claimOne.get(randomUUID(), nowMs, topic, id)
    return row && claimedOf(row)
  }

  return {
    /** Puts a message in that is nobody's yet, due at once. */
    put,
    /** Puts a message in, claimed by who does it: the first attempt is theirs, unless others of its lane go before it. */
    insert(message: NewMessage, nowMs: number): Claimed | undefined {
      put(message, nowMs)
      return claim(message.topic, message.id, nowMs)
    },
    claimDue: (topic: string, nowMs: number, limit: number): Array<Claimed> =>
      claimDue.all(randomUUID(), nowMs, topic, limit).map(claimedOf),
    /** Makes one due that has failed, and claims it unless others of its lane go before it; undefined without a claim. */
    reclaim: (topic: string, id: string, nowMs: number): Claimed | undefined =>
      reopen.run(nowMs, topic, id).changes === 1 ? claim(topic, id, nowMs) : undefined,
    /** Keeps what an attempt has found out; false if the claim was lost. */
    note: ({ topic, id, claim }: Claimed, payload: string): boolean =>
      note.run(payload, topic, id, claim).changes === 1,
    settle({ topic, id, claim }: Claimed, { kind, at, ...rest }: Settlement): boolean {
      const why = { failure: null, reason: null, ...rest }
      const times = { due: null, delivered: null, failed: null, [kind]: at }
      return settle.run({ ...times, ...why, topic, id, claim }).changes === 1
    },
    resend: (topic: string, nowMs: number): number => Number(resend.run(nowMs, topic).changes),
    state: (topic: string, nowMs: number): OutboxState => stateSchema.parse(state.get(nowMs, topic)),
    undelivered: (topic: string): Array<Undelivered> => undeliveredSchema.parse(undelivered.all(topic)),
  }
}
