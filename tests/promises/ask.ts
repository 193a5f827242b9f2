import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { HONEST } from '../attacks/sockets.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

export type RequestOptions = {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
  /** The client's loopback address: all of 127.0.0.0/8 belongs to this machine. */
  from?: string
  /** Reuses connections; by default each request opens its own. */
  agent?: Agent | undefined
  signal?: AbortSignal | undefined
  /** The second half of the body is sent once this resolves. */
  secondHalfAfter?: Promise<unknown> | undefined
}

/** The headers that browsers send with a form of the site. */
const BROWSER = { 'sec-fetch-site': 'same-origin' }
const AS_PAGE = { accept: 'text/html,*/*;q=0.8' }
const JSON_FORM = { ...BROWSER, 'content-type': 'application/json', accept: 'application/json' }
const PLAIN_FORM = { ...BROWSER, ...AS_PAGE, 'content-type': 'application/x-www-form-urlencoded' }

/** A browser's request of a page. */
export const PAGE: RequestOptions = { headers: AS_PAGE }

/** A form as the pages' script sends it. */
export function jsonForm(body: object) {
  return { method: 'POST', headers: JSON_FORM, body: JSON.stringify(body) } satisfies RequestOptions
}

/** A form as a browser without script sends it: the response to an invalid one is the whole page. */
export function plainForm(fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields).toString()
  return { method: 'POST', headers: PLAIN_FORM, body } satisfies RequestOptions
}

/**
 * Sends a request, without following redirects.
 *
 * @throws {Error} if the connection ends before the response does, or the signal aborts
 */
export function ask(port: number, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from = HONEST, agent, signal, secondHalfAfter } = options
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const request = httpRequest(
    {
      host: '127.0.0.1',
      port,
      path,
      method,
      localAddress: from,
      agent: agent ?? false,
      signal,
      headers: { ...length, ...headers },
    },
    (response) => {
      const { statusCode: status = 0, headers: received } = response
      text(response).then((all) => resolve({ status, headers: received, text: all }), reject)
    },
  )
  request.on('error', reject)
  if (secondHalfAfter && body) {
    request.write(body.slice(0, body.length / 2))
    secondHalfAfter.then(() => request.end(body.slice(body.length / 2)))
  } else request.end(body)
  return promise
}

export async function statusOf(port: number, path: string, options?: RequestOptions): Promise<number> {
  return (await ask(port, path, options)).status
}

/** Sends a form as the pages' script does. */
export function post(
  port: number,
  path: string,
  body: object,
  options: RequestOptions = {},
): Promise<Answer> {
  const { headers, ...form } = jsonForm(body)
  return ask(port, path, { ...form, ...options, headers: { ...headers, ...options.headers } })
}

/** The number of responses with each status. */
export function countOf(answers: ReadonlyArray<Pick<Answer, 'status'>>, status: number): number {
  return answers.filter((answer) => answer.status === status).length
}
