import type { ServerResponse } from 'node:http'
import type { Headers } from '../security-headers.ts'

/** With the head as Node sends it: a text that it does not document, and that is sent as it stands if it is there already. */
type WithHead = ServerResponse & { _header?: unknown }
type Head = { status: number; text: string }

/** What Node wrote in the current second, which the head names. */
let written = { second: 0, heads: new Map<Headers, Head>() }

/**
 * `response.writeHead` for headers that many responses share. Node writes their head once a second, and the other responses of that
 * second send the same text. Writing it takes a fifth of such an answer: see docs/decisions/0039.
 *
 * @param response one without headers of its own
 * @param headers the same object each time
 */
export function writeSharedHead(response: WithHead, status: number, headers: Headers): ServerResponse {
  const second = Math.floor(Date.now() / 1_000)
  if (written.second !== second) written = { second, heads: new Map() }
  // Whoever's connection will be closed is told so.
  const staysOpen = response.shouldKeepAlive && response.req.httpVersion === '1.1'
  const known = staysOpen ? written.heads.get(headers) : undefined
  if (known?.status === status) {
    response.statusCode = status
    response._header = known.text
    return response
  }
  response.writeHead(status, headers)
  if (staysOpen && typeof response._header === 'string')
    written.heads.set(headers, { status, text: response._header })
  return response
}
