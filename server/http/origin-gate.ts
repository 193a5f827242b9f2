import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { RefusedError } from './refusals.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const PLAIN_FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/**
 * Refuses what another site makes a visitor's browser send, without any token (docs/decisions/0005).
 *
 * What carries neither header is no browser of the last years: a plain form may still come from an old one and is let
 * through to be quarantined (and one of a mail program whose button stops letters: RFC 8058), everything else is refused.
 *
 * @param siteUrl the public origin
 */
export function addOriginGate(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const allowed = SAFE_METHODS.has(request.method) || comesFromSite(request.headers, siteUrl)
    done(allowed ? undefined : new RefusedError(403, 'This can only be sent from a page of this site.'))
  })
}

/** Whether the request carries what every browser of the last years sends with a form. */
export function hasBrowserHeaders(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}

function comesFromSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  if (headers.origin !== undefined) return headers.origin === siteUrl
  return PLAIN_FORM.test(headers['content-type'] ?? '')
}
