import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { hasBrowserHeaders } from '../../http/host-and-origin.ts'
import { REQUEST_ID, RefusedError } from '../../http/refusals.ts'
import { NOT_HERE, Refused, storeUnavailable } from './refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD'])

/** Only the app's own files, nothing inline, no native form submission; frames only for previews of the site. */
export const INBOX_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of the inbox, in addition to those of every response. */
export const INBOX_HEADERS = {
  'content-security-policy': INBOX_POLICY,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // Addresses contain one-time tokens, which other sites must not see.
  'referrer-policy': 'same-origin',
}

/** The inbox's headers, and its refusals in JSON (domain/inbox/api/refusal.ts). */
export function addHeadersAndRefusals(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, reply, done) => {
    reply.headers(INBOX_HEADERS)
    // Stricter than the origin gate of the whole site, which lets plain forms of old browsers through.
    const isFromThisSite = SAFE_METHODS.has(request.method) || hasBrowserHeaders(request.headers)
    done(
      isFromThisSite ? undefined : new RefusedError(403, 'This can only be sent from a page of this site.'),
    )
  })
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StoreUnavailableError) {
      request.log.error({ err: error }, 'The store is unavailable')
      return sendRefused(reply, storeUnavailable())
    }
    const status = error.statusCode ?? 500
    if (status < 500) return sendRefused(reply, new Refused(status, { error: error.message }))
    request.log.error({ err: error }, 'Request failed')
    reply.header(REQUEST_ID, request.id)
    return sendRefused(reply, new Refused(status, { error: 'Something went wrong. Please try again.' }))
  })
  scope.setNotFoundHandler((_request, reply) => sendRefused(reply, NOT_HERE))
}

/** Sends a refusal, with Retry-After if it names a time. */
export function sendRefused(reply: FastifyReply, { status, body }: Refused): FastifyReply {
  if (body.retryAfterSeconds) reply.header('retry-after', body.retryAfterSeconds)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}
