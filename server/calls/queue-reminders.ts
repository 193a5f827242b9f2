import { REMINDER_CUTOFF_MS } from '../../domain/calls/call-reminder.ts'
import { forgetNetworks, takeDueReminders } from '../store/sql/calls/call-rows.ts'
import type { Transaction } from '../store/sql/database.ts'
import { lockedCallEnquiry } from './call-enquiry.ts'
import { queueReminder } from './queue-call-mails.ts'

const DAY_MS = 86_400_000

/**
 * Queues the due reminders of calls, and deletes those still unsent minutes before the call. Moving or cancelling a call deletes its
 * reminder too.
 */
export async function queueReminders(
  tx: Transaction,
  context: { secret: string; nowMs: number },
): Promise<void> {
  const { nowMs } = context
  for (const call of await takeDueReminders(tx, nowMs)) {
    const callEnquiry =
      call.startsAt - nowMs > REMINDER_CUTOFF_MS ? await lockedCallEnquiry(tx, call.postId) : null
    if (callEnquiry) await queueReminder(tx, callEnquiry, call, context)
  }
  await tx.query(
    `DELETE FROM outbox WHERE topic = 'mail' AND delivered_at IS NULL AND claim IS NULL AND id IN
       (SELECT post_id || '.call-reminder.' || sequence FROM calls WHERE starts_at BETWEEN ? AND ?)`,
    [nowMs - DAY_MS, nowMs + REMINDER_CUTOFF_MS],
  )
  await forgetNetworks(tx, nowMs)
}
