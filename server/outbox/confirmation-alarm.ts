import { confirmationsSince, HOUR_MS } from '../store/sql/confirmation-counts.ts'
import { putOnce } from '../store/sql/outbox.ts'
import { webhookMessage } from '../webhook/webhook-message.ts'
import type { AlarmDependencies } from './overdue-alarm.ts'

/**
 * Raises an alarm, once an hour, in the log and by the webhook, while confirmations are left out because CONFIRMATIONS_PER_HOUR is
 * reached: so many forms may be a flood of mails to strangers.
 *
 * @returns the check, for recurring/tasks.ts
 */
export function createConfirmationAlarm({
  database,
  hasWebhook,
  now,
  report,
}: AlarmDependencies): () => Promise<void> {
  let alarmMs = Number.NEGATIVE_INFINITY
  return async () => {
    const nowMs = now().getTime()
    if (Math.abs(nowMs - alarmMs) < HOUR_MS) return // a later alarm than now: the clock was put back since
    const { sent, withheld } = await database.read((tx) => confirmationsSince(tx, nowMs, 1)) // the previous hour too: its end is counted after it
    if (withheld === 0) return
    alarmMs = nowMs
    report('error', { sent, withheld }, MESSAGE)
    if (await hasWebhook())
      await database.transaction((tx) => putOnce(tx, messageOf(sent, withheld, nowMs), nowMs))
  }
}

const MESSAGE =
  'CONFIRMATIONS_PER_HOUR is reached: enquiries are stored, but their senders get no confirmation for now'

/** Its id is the hour, so that only the first of several servers queues it. */
function messageOf(sent: number, withheld: number, nowMs: number) {
  const hour = new Date(Math.floor(nowMs / HOUR_MS) * HOUR_MS)
  return webhookMessage(`confirmations-limited.${hour.toISOString().slice(0, 13)}`, null, {
    type: 'confirmations.limited',
    timestamp: new Date(nowMs).toISOString(),
    data: { sent, withheld },
  })
}
