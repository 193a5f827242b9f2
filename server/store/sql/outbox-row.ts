import { z } from 'zod'
import { type Claimed, SET_ASIDE_MS } from '../../outbox/outbox.ts'

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

export const stateSchema = z.object({
  waiting: z.int(),
  failed: z.int(),
  delivered: z.int(),
  oldestDueMs: z.int().nullable(),
})

export const undeliveredSchema = z.array(
  z.object({
    failed: z.coerce.boolean(), // SQLite has 0 and 1
    reason: z.string(),
    count: z.int(),
    oldestMs: z.int().nullable(),
  }),
)

/** Of the table, or of another name of it: what is neither delivered nor failed. */
export const openSql = (outbox = 'outbox') => `${outbox}.delivered_at IS NULL AND ${outbox}.failed_at IS NULL`

/**
 * Whether a message keeps what it tells of from being deleted when its time is over: what has still to arrive does, and what a
 * hosted store has refused. Not a mail that nobody could take, nor one that was set aside for want of a server.
 */
export const HOLDS_UP = `delivered_at IS NULL
  AND (topic = 'firebase' OR (failed_at IS NULL AND due_at < ${SET_ASIDE_MS}))`

/** Whether another message of a message's lane goes before it. `now`: how the statement calls the moment. */
export const laneIsBusySql = (now: string) => `EXISTS (SELECT 1 FROM outbox AS other
  WHERE other.topic = outbox.topic AND other.lane = outbox.lane AND other.id <> outbox.id AND ${openSql('other')}
  AND (other.id < outbox.id OR (other.claim IS NOT NULL AND other.due_at > ${now})))`

/** The kinds of reason are few; should they ever be many, the rarest are left out. */
export const undeliveredSql = (topic: string) => `SELECT failed_at IS NOT NULL AS failed,
  coalesce(failure, reason, '') AS reason, count(*) AS count, min(date_sent) AS "oldestMs"
  FROM outbox LEFT JOIN submissions ON submissions.post_id = outbox.post_id
  WHERE topic = ${topic} AND delivered_at IS NULL GROUP BY 1, 2 ORDER BY 1 DESC, 3 DESC, 2 LIMIT 50`
