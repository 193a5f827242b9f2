import { type IncomingMessage, request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import type { Report } from '../log.ts'
import type { ShutdownSignals } from '../run-tasks.ts'
import {
  type AttemptResult,
  type ClaimedMessage,
  deliverDue,
  type Outbox,
  settlementOf,
  WEBHOOK_TOPIC,
} from '../store/outbox.ts'
import { signedHeaders } from './webhook-message.ts'
import { isPublicHost, publicLookup, type WebhookSetting } from './webhook-setting.ts'

const ATTEMPT_MS = 15_000
const HTTP_GONE = 410

type WebhookDependencies = {
  outbox: Pick<Outbox, 'claim' | 'settle'>
  /** null: there is currently no webhook, and due messages wait. */
  setting: () => Promise<WebhookSetting | null>
  now: () => Date
  report: Report
  /** Replaces AbortSignal.timeout in tests. */
  timeOut?: (ms: number) => AbortSignal
}

/** Delivers the webhook's messages that are due. */
export function createWebhookCourier(
  dependencies: WebhookDependencies,
): (shutdown?: Partial<ShutdownSignals>) => Promise<void> {
  const { outbox, now, report } = dependencies
  return async ({ stopping, givingUp } = {}) => {
    const setting = await dependencies.setting()
    if (setting === null) return
    const deliver = async (claimed: ClaimedMessage) => {
      const attempt = await sendOnce(claimed, setting, { ...dependencies, givingUp })
      const settlement = settlementOf(attempt, claimed, now().getTime())
      const isRecorded = await outbox.settle(claimed, settlement)
      if (isRecorded && settlement.kind === 'failed')
        report('error', { id: claimed.id, failure: settlement.failure }, 'A webhook is not tried any more')
      return attempt.outcome
    }
    await deliverDue(outbox, WEBHOOK_TOPIC, now, deliver, stopping)
  }
}

/**
 * Sends a message once. Every answer except 2xx and 410 Gone is retried. Redirects are not followed, because they could lead to
 * internal addresses.
 *
 * @param dependencies.attemptMs time-out without an answer
 */
export async function sendOnce(
  { id, payload }: Pick<ClaimedMessage, 'id' | 'payload'>,
  setting: WebhookSetting,
  dependencies: Pick<WebhookDependencies, 'now' | 'timeOut'> & {
    attemptMs?: number
    givingUp?: AbortSignal | undefined
  },
): Promise<AttemptResult> {
  const { now, givingUp, timeOut = AbortSignal.timeout, attemptMs = ATTEMPT_MS } = dependencies
  const headers = signedHeaders(id, payload, Math.floor(now().getTime() / 1_000), setting.key)
  const signal = AbortSignal.any([timeOut(attemptMs), ...(givingUp ? [givingUp] : [])])
  try {
    return outcomeOf(await postOnce(setting, { headers, body: payload, signal }), now().getTime())
  } catch {
    return {
      outcome: 'wait',
      reason: signal.aborted ? 'it did not answer in time' : 'it could not be reached',
    }
  }
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage, nowMs: number): AttemptResult {
  if (status >= 200 && status < 300) return { outcome: 'delivered' }
  const reason = status >= 300 && status < 400 ? `it redirects (${status})` : `it answered ${status}`
  if (status === HTTP_GONE) return { outcome: 'refused', reason }
  return { outcome: 'wait', reason, notBefore: notBeforeOf(headers['retry-after'], nowMs) }
}

/** Epoch milliseconds of a Retry-After: seconds or a date (RFC 9110, 10.2.3). */
function notBeforeOf(retryAfter = '', nowMs: number): number | undefined {
  const ms = /^\d+$/.test(retryAfter) ? nowMs + Number(retryAfter) * 1_000 : Date.parse(retryAfter)
  return Number.isNaN(ms) ? undefined : ms
}

/**
 * Posts a body on a connection of its own, and resolves to the head of the answer, whose body is not read. Follows no redirect.
 *
 * @throws if the receiver is unreachable or closes without an answer, the signal aborts, or an address set in the inbox is not public
 */
async function postOnce(
  { url, isSetInInbox }: Pick<WebhookSetting, 'url' | 'isSetInInbox'>,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(url)
  if (isSetInInbox && !isPublicHost(hostname)) throw new Error('Not an address of the internet')
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = protocol === 'https:' ? requestByHttps : requestByHttp
  const clientRequest = request(
    url,
    { method: 'POST', headers, signal, agent: false, ...(isSetInInbox && { lookup: publicLookup }) },
    (response) => {
      resolve(response)
      response.destroy() // its body may be unlimited
    },
  )
  // Without this listener, Node closes the connection at status 101 without an error.
  clientRequest.once('upgrade', (response, socket) => {
    resolve(response)
    socket.destroy()
  })
  clientRequest.once('close', () => reject(new Error('It closed the connection without an answer')))
  clientRequest.once('error', reject) // no effect after the answer
  clientRequest.on('error', () => {})
  clientRequest.end(body)
  return promise
}
