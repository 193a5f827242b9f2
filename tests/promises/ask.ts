import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a server sent back. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

export type Question = {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
  /** The loopback address that it comes from: every one of 127.0.0.0/8 is this machine's own. */
  from?: string
  /** Keeps connections open; without it each question opens its own. */
  agent?: Agent
  signal?: AbortSignal
}

/** What browsers send with a form of the site. */
const BROWSER = { 'sec-fetch-site': 'same-origin' }
const JSON_FORM = { ...BROWSER, 'content-type': 'application/json', accept: 'application/json' }
const HONEST = '127.0.0.2'

/**
 * Asks a server, without following redirects.
 *
 * @throws {Error} if the connection ends before the answer does
 */
export function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from = HONEST, agent, signal } = question
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
  request.end(body)
  return promise
}

/** Sends JSON, as the site's own pages do. */
export function post(port: number, path: string, body: object, question: Question = {}): Promise<Answer> {
  const headers = { ...JSON_FORM, ...question.headers }
  return ask(port, path, { method: 'POST', ...question, headers, body: JSON.stringify(body) })
}

/** Sends a form as a browser without script does. */
export function postPlain(
  port: number,
  path: string,
  fields: Readonly<Record<string, string>>,
  question: Question = {},
): Promise<Answer> {
  const plain = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' }
  const headers = { ...BROWSER, ...plain, ...question.headers }
  const body = new URLSearchParams(fields).toString()
  return ask(port, path, { method: 'POST', ...question, headers, body })
}

/** How many answers have each status. */
export function countOf(answers: ReadonlyArray<Pick<Answer, 'status'>>, status: number): number {
  return answers.filter((answer) => answer.status === status).length
}
