import { CONFIRMATIONS_A_DAY } from '../../domain/enquiry/confirmations.ts'
import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { mailboxOf } from '../../domain/enquiry/mailbox.ts'
import { query, type Work } from '../store/sql/work.ts'

const DAY_MS = 24 * 3_600_000
/** How much the clocks of several servers may differ. */
const MAX_CLOCK_SKEW_MS = 60_000

/** Whether its sender may get a confirmation; of many enquiries in a day from one mailbox the first few are confirmed. */
export function* mayBeConfirmed({ record }: Enquiry, nowMs: number): Work<boolean> {
  const [row] = yield* query(
    `SELECT count(*) AS count FROM submissions WHERE mailbox = ? AND date_sent BETWEEN ? AND ?
       AND post_id <> ? AND collection <> 'newsletter' AND quarantine_until IS NULL`,
    ...[mailboxOf(record.email), nowMs - DAY_MS, nowMs + MAX_CLOCK_SKEW_MS, record.postId],
  )
  return Number(row?.count) < CONFIRMATIONS_A_DAY
}
