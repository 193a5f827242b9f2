import { createHmac } from 'node:crypto'
import { type NewMessage, WEBHOOK_TOPIC } from '../store/outbox.ts'

/** The JSON body of a message. `enquiry.created`: an enquiry was stored, or released from quarantine. */
export type WebhookBody =
  | {
      type: 'enquiry.created'
      /** ISO 8601, UTC. */
      timestamp: string
      data: {
        number: number
        about: string
        answerBy: string
        /** The page of the enquiry in the inbox, where staff read and answer it. */
        url: string
      }
    }
  | {
      /** The oldest mail has been due for more than ten minutes. */
      type: 'mail.overdue'
      timestamp: string
      data: { since: string; waiting: number }
    }
  | {
      /** CONFIRMATIONS_PER_HOUR is reached: confirmations sent and withheld in this hour and the previous one. */
      type: 'confirmations.limited'
      timestamp: string
      data: { sent: number; withheld: number }
    }
  | {
      /** A test message by an owner. */
      type: 'webhook.test'
      timestamp: string
      data: Record<string, never>
    }

/** A webhook body as a message for the outbox. @param postId its enquiry; null for alarms and tests */
export function webhookMessage(id: string, postId: string | null, body: WebhookBody): NewMessage {
  return { topic: WEBHOOK_TOPIC, id, postId, lane: null, payload: JSON.stringify(body) }
}

/**
 * The headers that sign a body: HMAC-SHA256 over id, time stamp and body, according to the Standard Webhooks specification, whose
 * libraries verify it (docs/development.md shows it without one).
 *
 * @param seconds the time of this attempt, since 1970, so that a receiver can refuse a replay
 */
export function signedHeaders(
  id: string,
  body: string,
  seconds: number,
  key: Buffer,
): Record<string, string> {
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'twelve-moons-webhook',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}
