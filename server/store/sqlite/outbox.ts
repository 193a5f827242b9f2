import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Claimed, LEASE_MS, type NewMessage, type Outbox, TRIED_FOR_MS } from '../../outbox/outbox.ts'
import { outboxOver } from '../sql/outbox.ts'
import { CLAIMED_COLUMNS, claimedOf, laneIsBusySql, openSql } from '../sql/outbox-transactions.ts'
import { sqliteDatabase } from './transactions.ts'

/** The outbox in a database that openSqliteDatabase opened. */
export function sqliteOutbox(database: DatabaseSync): Outbox {
  return outboxOver(sqliteDatabase(database))
}

/** The statements for whoever puts a message in and delivers it too, prepared once. Transactions are the caller's. */
export function prepareOutboxRows(database: DatabaseSync) {
  const insert = database.prepare(`INSERT INTO outbox (topic, id, post_id, lane, payload, due_at, tried_until)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (topic, id) DO NOTHING`) // what is released a second time is there
  const claimOne =
    database.prepare(`UPDATE outbox SET claim = ?1, due_at = ?2 + ${LEASE_MS}, attempts = attempts + 1
    WHERE topic = ?3 AND id = ?4 AND due_at <= ?2 AND ${openSql()} AND NOT ${laneIsBusySql('?2')}
    RETURNING ${CLAIMED_COLUMNS}`)
  const reopen =
    database.prepare(`UPDATE outbox SET failed_at = NULL, failure = NULL, claim = NULL, attempts = 0,
    due_at = ?1, tried_until = ?1 + ${TRIED_FOR_MS} WHERE topic = ?2 AND failed_at IS NOT NULL AND id = ?3`)
  const note = database.prepare('UPDATE outbox SET payload = ? WHERE topic = ? AND id = ? AND claim = ?')

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
    /** Makes one due that has failed, and claims it unless others of its lane go before it; undefined without a claim. */
    reclaim: (topic: string, id: string, nowMs: number): Claimed | undefined =>
      reopen.run(nowMs, topic, id).changes === 1 ? claim(topic, id, nowMs) : undefined,
    /** Keeps what an attempt has found out; false if the claim was lost. */
    note: ({ topic, id, claim }: Claimed, payload: string): boolean =>
      note.run(payload, topic, id, claim).changes === 1,
  }
}
