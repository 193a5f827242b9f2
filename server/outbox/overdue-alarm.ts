import type { Report } from '../log.ts'
import { MAIL_TOPIC } from '../mail/mail-message.ts'
import type { Database } from '../store/sql/database.ts'
import { backlogOf, putOnce } from '../store/sql/outbox.ts'
import { WEBHOOK_TOPIC, webhookMessage } from '../webhook/webhook-message.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const LATE_MS = 10 * MINUTE_MS

export type AlarmDependencies = {
  database: Pick<Database, 'read' | 'transaction'>
  /** Whether there is a webhook, the one way to tell that does not need mail. */
  hasWebhook: () => Promise<boolean>
  now: () => Date
  report: Report
}

/**
 * Raises an alarm, once an hour, while the oldest mail has been tried for more than ten minutes: by the webhook, or, where there is
 * none or it is late itself, by an error in the log.
 *
 * @returns the check, for recurring/tasks.ts
 */
export function createOverdueAlarm(dependencies: AlarmDependencies): () => Promise<void> {
  const { database, hasWebhook, now, report } = dependencies
  let alarmMs = Number.NEGATIVE_INFINITY
  return async () => {
    const nowMs = now().getTime()
    const mail = await database.read((tx) => backlogOf(tx, MAIL_TOPIC))
    const lateMs = nowMs - (mail.sinceMs ?? nowMs)
    if (lateMs <= LATE_MS || Math.abs(nowMs - alarmMs) < HOUR_MS) return // a later alarm than now: the clock was put back meanwhile
    alarmMs = nowMs
    const webhook = (await hasWebhook()) ? await database.read((tx) => backlogOf(tx, WEBHOOK_TOPIC)) : null
    if (webhook)
      await database.transaction((tx) =>
        putOnce(tx, messageOf(mail.sinceMs ?? nowMs, mail.waiting, nowMs), nowMs),
      )
    if (webhook && nowMs - (webhook.sinceMs ?? nowMs) <= LATE_MS) return
    const minutes = Math.floor(lateMs / MINUTE_MS)
    report(
      'error',
      { waiting: mail.waiting, minutes },
      'Mail does not go out: enquiries wait unheard. See the inbox',
    )
  }
}

/** Its id is the hour, so that only the first of several servers queues it. */
function messageOf(sinceMs: number, waiting: number, nowMs: number) {
  const hour = new Date(Math.floor(nowMs / HOUR_MS) * HOUR_MS)
  return webhookMessage(`mail-overdue.${hour.toISOString().slice(0, 13)}`, null, {
    type: 'mail.overdue',
    timestamp: new Date(nowMs).toISOString(),
    data: { since: new Date(sinceMs).toISOString(), waiting },
  })
}
