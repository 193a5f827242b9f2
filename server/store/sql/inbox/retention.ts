import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { ENQUIRY_MONTHS } from '../../../../domain/enquiry/retention.ts'
import { stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import { HOLDS_UP } from '../outbox-works.ts'
import { type Dialect, query, type Work, type Works } from '../work.ts'
import { lockedRow } from './enquiry-rows.ts'
import { eventsOf } from './event-rows.ts'
import { readSetting, writeSetting } from './settings-rows.ts'

/** How long an enquiry is kept that led nowhere, for the sweep. */
export function retentionPolicy({ read }: Works) {
  return {
    /** How many months: as owners have set it, or as the privacy notice promises. */
    months: async (): Promise<number> => (await read(() => readSetting('retentionMonths'))) ?? ENQUIRY_MONTHS,
  }
}

/** Whether an enquiry was won, also where they have written again since. Until the transaction ends nobody changes it. */
export function* isWon({ forUpdate }: Pick<Dialect, 'forUpdate'>, postId: string): Work<boolean> {
  const [row] = yield* query(`SELECT status FROM enquiries WHERE post_id = ? ${forUpdate}`, postId)
  return row?.status === 'won'
}

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

/** Keeps the day on which what is over was deleted last. */
export function lastSweepDay({ read, write }: Works) {
  return {
    last: (): Promise<CalendarDate | null> => read(() => readSetting('sweptOn')),
    note: (day: CalendarDate): Promise<void> => write(() => writeSetting('sweptOn', day)),
  }
}

/**
 * Deletes an enquiry that is held back, with all that belongs to it.
 *
 * @param also what belongs into the same transaction
 */
export function* deleteQuarantined(
  dialect: Dialect,
  number: number,
  also: () => Work<void>,
): Work<'deleted' | 'not-held-back' | 'unknown'> {
  const row = yield* lockedRow(dialect, number)
  if (!row) return 'unknown'
  if (!stateOf(yield* eventsOf(row.postId)).quarantine) return 'not-held-back'
  yield* query('DELETE FROM submissions WHERE post_id = ?', row.postId) // all else goes with it: ON DELETE CASCADE
  yield* also()
  return 'deleted'
}
