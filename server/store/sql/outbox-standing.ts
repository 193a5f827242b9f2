import { z } from 'zod'
import { type NewMessage, SET_ASIDE_MS, TRIED_FOR_MS } from '../../outbox/outbox.ts'
import { query, type Work } from './work.ts'

const standingSchema = z.object({ waiting: z.int(), sinceMs: z.int().nullable() })

/** How many messages of a topic are being tried, and since when (epoch milliseconds) the oldest of them is. */
export type Standing = z.infer<typeof standingSchema>

/** What is set aside is not tried, so it does not count. */
export function* standingOf(topic: string): Work<Standing> {
  const [row] = yield* query(
    `SELECT count(*) AS waiting, min(tried_until) - ${TRIED_FOR_MS} AS "sinceMs" FROM outbox
     WHERE topic = ? AND delivered_at IS NULL AND failed_at IS NULL AND due_at < ${SET_ASIDE_MS}`,
    topic,
  )
  return standingSchema.parse(row)
}

/**
 * Makes what was set aside due in the order in which it was put in, with all its time before it.
 *
 * @returns how many messages there were
 */
export function* requeueSetAside(topic: string, nowMs: number): Work<number> {
  const rows = yield* query(
    `UPDATE outbox SET due_at = tried_until - ${TRIED_FOR_MS}, tried_until = ?, attempts = 0, reason = NULL
     WHERE topic = ? AND delivered_at IS NULL AND failed_at IS NULL AND due_at = ${SET_ASIDE_MS} RETURNING id`,
    ...[nowMs + TRIED_FOR_MS, topic],
  )
  return rows.length
}

/** Puts a message in that several servers may put in at once: whose id is there already stays as it is. */
export function* putOnce({ topic, id, postId, lane, payload }: NewMessage, nowMs: number): Work<void> {
  yield* query(
    `INSERT INTO outbox (topic, id, post_id, lane, payload, due_at, tried_until) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    ...[topic, id, postId, lane, payload, nowMs, nowMs + TRIED_FOR_MS],
  )
}

/** Those of some messages that have not arrived, whether they are tried or not. @param ids at most a few hundred */
export function* stillWaiting(topic: string, ids: ReadonlyArray<string>): Work<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = yield* query(
    `SELECT id FROM outbox WHERE topic = ? AND delivered_at IS NULL AND id IN (${ids.map(() => '?').join(', ')})`,
    ...[topic, ...ids],
  )
  return new Set(rows.map(({ id }) => String(id)))
}
