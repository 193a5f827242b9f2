import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StoreUnavailableError } from '../../domain/enquiry/enquiry.ts'
import { FAILURE_SENTENCE } from '../../domain/enquiry/form.ts'
import { MESSAGE_PAGE_POLICY, messagePage } from './message-page.ts'
import { TaskTimeoutError } from './threads/worker-thread.ts'

const TOOK_TOO_LONG = 'This took too long just now. Please try again in a moment.'
export const GO_BACK = 'Go back in your browser: what you typed is still there.'
/** After a fault of ours that may pass by itself: the store is away, or the machine is too busy. */
export const FAULT_RETRY_SECONDS = 10

/** What the log calls a request that failed, for whoever was answered. No other answer has it: its bytes cost visitors money. */
export const REQUEST_ID = 'x-request-id'

/** A request that cannot be taken as it is; the message is for whoever sent it. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** Where unexpected errors meet HTTP. Nothing of a request's body is ever logged: it holds personal data. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StoreUnavailableError) {
      request.log.error({ err: error }, 'The store is unavailable')
      reply.headers({ 'retry-after': FAULT_RETRY_SECONDS, [REQUEST_ID]: request.id })
      return sendMessage(request, reply, 503, FAILURE_SENTENCE)
    }
    if (error instanceof TaskTimeoutError) {
      request.log.error({ err: error }, 'Rendering timed out')
      reply.headers({ 'retry-after': FAULT_RETRY_SECONDS, [REQUEST_ID]: request.id })
      return sendMessage(request, reply, 503, TOOK_TOO_LONG)
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
 * A small page for a person if a browser's page load asked, else JSON for a program.
 *
 * A browser that sent a form is told that nothing is lost: pages of forms may be kept, so Back shows what was typed.
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
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', MESSAGE_PAGE_POLICY)
    .send(messagePage(isForm ? [message, GO_BACK] : [message], { canRetry }))
}
