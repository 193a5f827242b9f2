import {
  FAILURE_SENTENCE,
  type FieldErrors,
  NO_ANSWER_SENTENCE,
  type Receipt,
  THANKS_SENTENCE,
} from '../../../domain/enquiry/form.ts'

const TIMEOUT_MS = 20_000

export type SendResult =
  /** `note`: a sentence to show below the thanks; `receipt`: null from an older version of the server. */
  | { kind: 'sent'; note?: string; receipt: Receipt | null }
  /** `typed`: the sent values by field. */
  | { kind: 'faulty'; errors: FieldErrors; typed: Readonly<Record<string, string>> }
  /** `freshKey`: the key is already stored with other content, so the next attempt needs a new one. */
  | { kind: 'failed'; message: string; freshKey: boolean }

const FAILED: SendResult = { kind: 'failed', message: FAILURE_SENTENCE, freshKey: false }
const UNANSWERED: SendResult = { kind: 'failed', message: NO_ANSWER_SENTENCE, freshKey: false }

/**
 * Sends a form to its own address as JSON. It counts as sent only if the response has the server's own sentence, because a proxy or
 * a captive portal may respond in the server's place.
 *
 * @param key UUID; the same for every attempt at the same enquiry
 * @throws {Error} if this browser cannot send it; then nothing was sent
 */
export async function sendForm(
  address: string,
  values: Readonly<Record<string, string>>,
  key: string,
): Promise<SendResult> {
  // AbortSignal.timeout came with Chrome 103 and Safari 16; forms must work in older browsers.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(values),
      signal: timeout.signal,
    })
    return readResponse(response.status, await response.json(), values)
  } catch {
    return timeout.signal.aborted ? UNANSWERED : FAILED
  } finally {
    clearTimeout(timer)
  }
}

/** Interprets the server's response. @param typed the sent values by field */
export function readResponse(
  status: number,
  body: unknown,
  typed: Readonly<Record<string, string>> = {},
): SendResult {
  if (!isResponseBody(body)) return FAILED
  if (status === 200 && body.message === THANKS_SENTENCE) {
    const receipt = isReceipt(body.receipt) ? body.receipt : null
    return { kind: 'sent', receipt, ...(typeof body.note === 'string' ? { note: body.note } : {}) }
  }
  if (status === 422 && body.freshKey === true)
    return { kind: 'failed', message: body.message, freshKey: true }
  if (status === 422 && hasErrors(body.errors)) return { kind: 'faulty', errors: body.errors, typed }
  return status === 429 ? { kind: 'failed', message: body.message, freshKey: false } : FAILED
}

type ResponseBody = {
  message: string
  errors?: unknown
  freshKey?: unknown
  note?: unknown
  receipt?: unknown
}

function isResponseBody(body: unknown): body is ResponseBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}

function isReceipt(receipt: unknown): receipt is Receipt {
  if (typeof receipt !== 'object' || receipt === null) return false
  if (!('answerBy' in receipt && 'about' in receipt && 'mailedTo' in receipt)) return false
  const texts = [receipt.answerBy, receipt.about, receipt.mailedTo]
  return texts.every((text) => text === null || typeof text === 'string')
}

function hasErrors(errors: unknown): errors is FieldErrors {
  if (typeof errors !== 'object' || errors === null) return false
  const sentences = Object.values(errors)
  return sentences.length > 0 && sentences.every((sentence) => typeof sentence === 'string')
}
