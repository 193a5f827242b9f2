import { type Agent, request as httpRequest } from 'node:http'
import { finished } from 'node:stream/promises'

export type Form = { type: string; accept: string; body: string }

export type Asked = {
  port: number
  /** The loopback address that asks. */
  from: string
  path: string
  /** What is sent as a browser sends it from a page of the site; without it the address is read. */
  form?: Form | undefined
  /** Keeps the connections; without it this one takes a connection of its own. */
  agent?: Agent
  signal?: AbortSignal
}

/**
 * Asks the server and reads its whole answer.
 *
 * @returns the status
 * @throws {Error} if the connection ends before the answer does, or the signal is given
 */
export function ask({ port, from, path, form, agent, signal }: Asked): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = httpRequest(
    {
      ...{ host: '127.0.0.1', port, localAddress: from, path, agent: agent ?? false, signal },
      method: form ? 'POST' : 'GET',
      headers: form ? headersOf(form) : { accept: 'text/html,*/*;q=0.8' },
    },
    (response) => {
      finished(response.resume()).then(() => resolve(response.statusCode ?? 0), reject)
    },
  )
  request.on('error', reject)
  request.end(form?.body)
  return promise
}

function headersOf({ type, accept, body }: Form) {
  return {
    ...{ accept, 'content-type': type, 'content-length': Buffer.byteLength(body) },
    'sec-fetch-site': 'same-origin',
  }
}
