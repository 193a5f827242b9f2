import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StoreUnavailableError } from '../../domain/enquiry/enquiry.ts'
import { FAILURE_SENTENCE } from '../../domain/enquiry/form.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Headers } from './security-headers.ts'
import { TaskTimeoutError } from './threads/worker-thread.ts'

const TOOK_TOO_LONG = 'This took too long just now. Please try again in a moment.'
export const GO_BACK = 'Go back in your browser: what you typed is still there.'
/** For temporary faults of the server: the store is unavailable, or the machine too busy. */
export const FAULT_RETRY_SECONDS = 10

/** Names a failed request in the log and on the error page. Other responses omit it, because visitors pay for its bytes. */
export const REQUEST_ID = 'x-request-id'

/** A request that cannot be accepted; the message is for its sender. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** Answers errors that routes throw. A request's body is never logged: it contains personal data. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isStoreUnavailable = error instanceof StoreUnavailableError
    if (isStoreUnavailable || error instanceof TaskTimeoutError) {
      request.log.error(
        { err: error },
        isStoreUnavailable ? 'The store is unavailable' : 'Rendering timed out',
      )
      reply.headers({ 'retry-after': FAULT_RETRY_SECONDS, [REQUEST_ID]: request.id })
      return sendMessage(request, reply, 503, isStoreUnavailable ? FAILURE_SENTENCE : TOOK_TOO_LONG)
    }
    const status = error.statusCode ?? 500
    if (status < 500) return sendMessage(request, reply, status, error.message)

    request.log.error({ err: error }, 'Request failed')
    reply.header(REQUEST_ID, request.id)
    return sendMessage(
      request,
      reply,
      status,
      `Something went wrong. Please try again. If you tell us of it, this number helps: ${request.id}.`,
    )
  })
}

/**
 * Sends a message: a small page for a browser's page load, else JSON.
 *
 * After a sent form, the page says that nothing is lost: browsers may keep form pages, so Back shows the typed values.
 */
export function sendMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  reply.code(status)
  if (!request.headers.accept?.includes('text/html'))
    return reply.type('application/json; charset=utf-8').send({ message })

  const isForm = request.method === 'POST'
  const canRetry = !isForm && (status === 429 || status >= 500)
  return sendMessagePage(reply, isForm ? [message, GO_BACK] : [message], { canRetry })
}

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:1.375rem;line-height:1.4}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The policy of a {@link messagePage}: its own style, and nothing else. */
export const MESSAGE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Sends a {@link messagePage}. */
export function sendMessagePage(reply: FastifyReply, ...page: Parameters<typeof messagePage>): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', MESSAGE_PAGE_POLICY)
    .send(messagePage(...page))
}

/**
 * A page of a few hundred bytes that needs no rendering and loads nothing.
 *
 * @param options.canRetry whether it has a link to its own address, in front of the one to the home page
 */
export function messagePage(sentences: ReadonlyArray<string>, { canRetry = false } = {}): string {
  const [firstSentence = '', ...otherSentences] = sentences.map(escapeHtml)
  const links = [canRetry ? '<a href="">Try again</a>' : '', '<a href="/">Home page</a>']
  const paragraphs = [...otherSentences, ...links.filter(Boolean)]
    .map((sentence) => `<p>${sentence}</p>`)
    .join('')
  return `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${firstSentence}</title><style>${STYLE}</style><main><h1>${firstSentence}</h1>${paragraphs}</main></html>`
}

const STATUS_OF = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/** Answers malformed or unfinished HTTP requests once, and closes the connection. */
export function answerClientError(headers: Headers) {
  const lines = Object.entries({ ...headers, 'content-type': 'application/json; charset=utf-8' })
  const headerText = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'HPE_CLOSED_CONNECTION') return // data after `Connection: close`: the response before it is still due
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy()
      return
    }
    const status = STATUS_OF.get(error.code ?? '') ?? 400
    const body = JSON.stringify({ message: STATUS_CODES[status] })
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerText}`
    socket.write(`${head}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`)
    socket.destroySoon()
  }
}
