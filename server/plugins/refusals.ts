import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StoreUnavailableError } from '../../domain/enquiry/submission.ts'

export const FAILURE_SENTENCE = 'Oops! Something went wrong while submitting the form.'
export const STORE_RETRY_SECONDS = 10

/** A request that cannot be taken as it is; the message is for whoever sent it. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  statusCode: number

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
      reply.header('retry-after', STORE_RETRY_SECONDS)
      return sendMessage(request, reply, 503, FAILURE_SENTENCE)
    }
    const status = error.statusCode ?? 500
    if (status < 500) return sendMessage(request, reply, status, error.message)

    request.log.error({ err: error }, 'Request failed')
    return sendMessage(request, reply, status, 'Something went wrong. Please try again.')
  })
}

/** A sentence for a person (text) if a browser's page load asked, else for a program (JSON). */
export function sendMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  reply.code(status)
  if (request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(message)
  return reply.type('application/json; charset=utf-8').send({ message })
}
