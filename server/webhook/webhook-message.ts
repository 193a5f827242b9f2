import { createHmac } from 'node:crypto'
import type { NewMessage } from '../outbox/outbox.ts'

/** The outbox's topic of all webhook messages. */
export const WEBHOOK_TOPIC = 'webhook'

/** A body that is sent, as JSON. `enquiry.created`: one came in that waits for an answer, or was released. */
export type WebhookBody =
  | {
      type: 'enquiry.created'
      /** ISO 8601, UTC. */
      timestamp: string
      data: {
        number: number
        about: string
        answerBy: string
        /** The page on which staff answer it: what it says is read there. */
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
      /** CONFIRMATIONS_PER_HOUR is reached: how many confirmations were sent and left out, in this hour and the one before. */
      type: 'confirmations.limited'
      timestamp: string
      data: { sent: number; withheld: number }
    }
  | {
      /** An owner tries the address. */
      type: 'webhook.test'
      timestamp: string
      data: Record<string, never>
    }

/** A webhook's message as it is put into the outbox. @param postId the enquiry that it tells of */
export function webhookMessage(id: string, postId: string | null, body: WebhookBody): NewMessage {
  return { topic: WEBHOOK_TOPIC, id, postId, lane: null, payload: JSON.stringify(body) }
}

/**
 * The headers of a body, which sign it: HMAC-SHA256 over id, time stamp and body, as the Standard Webhooks specification has it, so that
 * its libraries verify it (docs/development.md shows it without one).
 *
 * @param seconds since 1970: when this attempt is made, so that a receiver can refuse what was recorded and sent again
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
