import { type Agent, request as httpRequest } from 'node:http'
import { finished } from 'node:stream/promises'

/** The body of a form and the headers that go with it. */
export type Form = {
  type: string
  accept: string
  body: string /** The idempotency key, a UUID. */
  key?: string
}

export type RequestOptions = {
  port: number
  /** The loopback address that the request comes from. */
  from: string
  path: string
  /** Sent by POST, as a browser sends a form of the site; without it the request is a GET. */
  form?: Form | undefined
  /** Keeps connections open for reuse; without it the request opens its own. */
  agent?: Agent | undefined
  signal?: AbortSignal
  /** Sends the second half of the form only then. */
  halfUntil?: Promise<unknown> | undefined
}

/**
 * Sends a request and reads the whole response.
 *
 * @returns the status
 * @throws {Error} if the connection ends before the response does, or the signal aborts
 */
export function sendRequest({
  port,
  from,
  path,
  form,
  agent,
  signal,
  halfUntil,
}: RequestOptions): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = httpRequest(
    {
      host: '127.0.0.1',
      port,
      localAddress: from,
      path,
      agent: agent ?? false,
      signal,
      method: form ? 'POST' : 'GET',
      headers: form ? headersOf(form) : { accept: 'text/html,*/*;q=0.8' },
    },
    (response) => {
      finished(response.resume()).then(() => resolve(response.statusCode ?? 0), reject)
    },
  )
  request.on('error', reject)
  if (form && halfUntil) {
    const half = form.body.length / 2
    request.write(form.body.slice(0, half))
    halfUntil.then(() => request.end(form.body.slice(half)))
  } else request.end(form?.body)
  return promise
}

function headersOf({ type, accept, body, key }: Form) {
  return {
    accept,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'sec-fetch-site': 'same-origin',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
}
