import type { Report } from '../log.ts'
import { LATE_MS, MAIL_TOPIC, WEBHOOK_TOPIC } from '../store/outbox.ts'
import { confirmationsSince } from '../store/sql/confirmation-counts.ts'
import type { Database } from '../store/sql/database.ts'
import { putIntoOutbox } from '../store/sql/outbox.ts'
import { backlogOf } from '../store/sql/outbox-messages.ts'
import { type WebhookBody, webhookMessage } from '../webhook/webhook-message.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export type AlarmDependencies = {
  database: Pick<Database, 'read' | 'transaction'>
  /** Whether there is a webhook, the only channel that does not need mail. */
  hasWebhook: () => Promise<boolean>
  now: () => Date
  report: Report
}

/**
 * Raises an alarm once an hour while the oldest mail has been tried for more than ten minutes: by the webhook, or, if there is none or
 * it is late itself, by an error in the log.
 *
 * @returns the check, for tasks.ts
 */
export function createOverdueAlarm(dependencies: AlarmDependencies): () => Promise<void> {
  const { database, hasWebhook, now, report } = dependencies
  const isAlarmAllowed = createHourlyGate()
  return async () => {
    const nowMs = now().getTime()
    const mail = await database.read((tx) => backlogOf(tx, MAIL_TOPIC))
    const sinceMs = mail.sinceMs ?? nowMs
    if (nowMs - sinceMs <= LATE_MS || !isAlarmAllowed(nowMs)) return
    const webhook = (await hasWebhook()) ? await database.read((tx) => backlogOf(tx, WEBHOOK_TOPIC)) : null
    if (webhook)
      await queueAlarm(database, nowMs, {
        type: 'mail.overdue',
        timestamp: new Date(nowMs).toISOString(),
        data: { since: new Date(sinceMs).toISOString(), waiting: mail.waiting },
      })
    if (webhook && nowMs - (webhook.sinceMs ?? nowMs) <= LATE_MS) return
    const minutes = Math.floor((nowMs - sinceMs) / MINUTE_MS)
    report(
      'error',
      { waiting: mail.waiting, minutes },
      'Mail does not go out: enquiries wait unheard. See the inbox',
    )
  }
}

/**
 * Raises an alarm once an hour in the log and by the webhook while confirmations are withheld because CONFIRMATIONS_PER_HOUR is
 * reached: the forms may be an attempt to flood strangers with mail.
 *
 * @returns the check, for tasks.ts
 */
export function createConfirmationAlarm(dependencies: AlarmDependencies): () => Promise<void> {
  const { database, hasWebhook, now, report } = dependencies
  const isAlarmAllowed = createHourlyGate()
  return async () => {
    const nowMs = now().getTime()
    // Includes the previous hour, whose last confirmations are counted late.
    const { sent, withheld } = await database.read((tx) => confirmationsSince(tx, nowMs, 1))
    if (withheld === 0 || !isAlarmAllowed(nowMs)) return
    report(
      'error',
      { sent, withheld },
      'CONFIRMATIONS_PER_HOUR is reached: enquiries are stored, but their senders get no confirmation for now',
    )
    if (await hasWebhook())
      await queueAlarm(database, nowMs, {
        type: 'confirmations.limited',
        timestamp: new Date(nowMs).toISOString(),
        data: { sent, withheld },
      })
  }
}

/** Lets an alarm pass once an hour. A last alarm in the future comes from a clock that was set back, and is ignored. */
function createHourlyGate(): (nowMs: number) => boolean {
  let alarmMs = Number.NEGATIVE_INFINITY
  return (nowMs) => {
    if (Math.abs(nowMs - alarmMs) < HOUR_MS) return false
    alarmMs = nowMs
    return true
  }
}

/** Queues an alarm for the webhook. Its id is the hour, so that only the first of several servers queues it. */
async function queueAlarm(
  database: AlarmDependencies['database'],
  nowMs: number,
  body: WebhookBody,
): Promise<void> {
  const hour = new Date(nowMs).toISOString().slice(0, 13)
  const message = webhookMessage(`${body.type.replace('.', '-')}.${hour}`, null, body)
  await database.transaction((tx) => putIntoOutbox(tx, message, nowMs))
}
