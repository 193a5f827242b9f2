import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { RefusedError } from './refusals.ts'
import type { Headers } from './security-headers.ts'

const BODY = JSON.stringify({ message: 'Bad Request' })
/** How a target in absolute form begins: `http://www.example.co.za/about-us?x=1`. */
const SCHEME = /^https?:\/\//i
const END_OF_HOST = /[/?#]/

/**
 * Reads the head of a request as RFC 9112 §3.2 asks: one with more than one Host line, or of HTTP/1.1 with none, is refused with 400,
 * and a target in absolute form is answered like its path where its host is that of the Host line. One of another host stays as it is,
 * which no address of the site matches.
 *
 * @param headers of the refusal
 */
export function checkHostAndTarget(handle: RequestListener, headers: Headers): RequestListener {
  return (request, response) => {
    const hosts = hostLines(request)
    if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0')) {
      const type = 'application/json; charset=utf-8'
      response.writeHead(400, { ...headers, 'content-type': type, connection: 'close' }).end(BODY)
      return
    }
    const { url = '' } = request
    if (!url.startsWith('/')) request.url = pathOf(url, request.headers.host)
    handle(request, response)
  }
}

/** Node's `headers` holds the first of several alone. */
function hostLines({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count
}

function pathOf(target: string, ownHost: string | undefined): string {
  const scheme = SCHEME.exec(target)?.[0]
  if (scheme === undefined) return target
  const rest = target.slice(scheme.length)
  const end = rest.search(END_OF_HOST)
  const host = end === -1 ? rest : rest.slice(0, end)
  if (host.toLowerCase() !== ownHost?.toLowerCase()) return target
  const path = rest.slice(host.length)
  return path.startsWith('/') ? path : `/${path}`
}

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
