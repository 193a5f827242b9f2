import { confirmationsSince, HOUR_MS } from '../store/sql/confirmation-counts.ts'
import { putOnce } from '../store/sql/outbox.ts'
import { webhookMessage } from '../webhook/webhook-message.ts'
import type { AlarmDependencies } from './overdue-alarm.ts'

/**
 * Tells once an hour, in the log and by the webhook, that confirmations are left out because CONFIRMATIONS_PER_HOUR is reached: so
 * many forms may be a flood of mails to strangers.
 *
 * @returns the check, for a timer
 */
export function createConfirmationAlarm({
  works,
  hasWebhook,
  now,
  report,
}: AlarmDependencies): () => Promise<void> {
  let toldMs = Number.NEGATIVE_INFINITY
  return async () => {
    const nowMs = now().getTime()
    if (nowMs - toldMs < HOUR_MS) return
    const { sent, withheld } = await works.read(() => confirmationsSince(nowMs, 1)) // the end of an hour is seen in the next
    if (withheld === 0) return
    toldMs = nowMs
    report('error', { sent, withheld }, MESSAGE)
    if (await hasWebhook()) await works.write(() => putOnce(messageOf(sent, withheld, nowMs), nowMs))
  }
}

const MESSAGE =
  'CONFIRMATIONS_PER_HOUR is reached: enquiries are stored, but their senders get no confirmation for now'

/** Of several servers the first to put it in tells for all: its id is the hour. */
function messageOf(sent: number, withheld: number, nowMs: number) {
  const hour = new Date(Math.floor(nowMs / HOUR_MS) * HOUR_MS)
  return webhookMessage(`confirmations-limited.${hour.toISOString().slice(0, 13)}`, null, {
    type: 'confirmations.limited',
    timestamp: new Date(nowMs).toISOString(),
    data: { sent, withheld },
  })
}
