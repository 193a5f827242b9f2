import { HOLDS_UP } from '../outbox-row.ts'
import { query, type Work } from '../work.ts'

/** Counting stops here. */
const MOST_COUNTED = 10_000

/** How many enquiries sent before a moment led nowhere and wait for nothing, and when the oldest was sent (epoch milliseconds). */
export function* endingEnquiries(beforeMs: number): Work<{ count: number; oldestMs: number | null }> {
  const [row] = yield* query(
    `SELECT count(*) AS count, min(date_sent) AS oldest FROM (
       SELECT date_sent FROM submissions JOIN enquiries USING (post_id)
       WHERE date_sent < ? AND quarantine_until IS NULL AND status <> 'won'
         AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.post_id = submissions.post_id AND ${HOLDS_UP})
       ORDER BY date_sent LIMIT ${MOST_COUNTED}) AS ending`,
    beforeMs,
  )
  return { count: Number(row?.count), oldestMs: row?.oldest == null ? null : Number(row.oldest) }
}
