import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { RefusedError } from './refusals.ts'
import type { Headers } from './security-headers.ts'

const BODY = JSON.stringify({ message: 'Bad Request' })
/** The beginning of a target in absolute form: `http://www.example.co.za/about-us?x=1`. */
const SCHEME = /^https?:\/\//i
const END_OF_HOST = /[/?#]/

/**
 * Checks the head of a request by RFC 9112 §3.2: several Host lines, or none in HTTP/1.1, are refused with 400. A target in absolute
 * form is reduced to its path if its host equals the Host line; otherwise it stays as it is, and matches no address of the site.
 *
 * @param headers of the refusal
 */
export function checkHostAndTarget(handle: RequestListener, headers: Headers): RequestListener {
  return (request, response) => {
    const hostLineCount = countHostLines(request)
    if (hostLineCount > 1 || (hostLineCount === 0 && request.httpVersion !== '1.0')) {
      const type = 'application/json; charset=utf-8'
      response.writeHead(400, { ...headers, 'content-type': type, connection: 'close' }).end(BODY)
      return
    }
    const { url = '' } = request
    if (!url.startsWith('/')) request.url = pathOf(url, request.headers.host)
    handle(request, response)
  }
}

/** Counts the Host lines, of which Node's `headers` has only the first. */
function countHostLines({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1
  return count
}

function pathOf(target: string, ownHost: string | undefined): string {
  const scheme = SCHEME.exec(target)?.[0]
  if (scheme === undefined) return target
  const withoutScheme = target.slice(scheme.length)
  const end = withoutScheme.search(END_OF_HOST)
  const host = end === -1 ? withoutScheme : withoutScheme.slice(0, end)
  if (host.toLowerCase() !== ownHost?.toLowerCase()) return target
  const path = withoutScheme.slice(host.length)
  return path.startsWith('/') ? path : `/${path}`
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const PLAIN_FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/**
 * Refuses cross-site requests without needing a token (docs/decisions/0005).
 *
 * Requests without Sec-Fetch-Site and Origin come from no recent browser. Plain forms among them are accepted, because they may come
 * from an old browser (and are quarantined) or from the unsubscribe button of a mail program (RFC 8058); all others are refused.
 *
 * @param siteUrl the public origin
 */
export function addOriginGate(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAllowed = SAFE_METHODS.has(request.method) || mayComeFromSite(request.headers, siteUrl)
    done(isAllowed ? undefined : new RefusedError(403, 'This can only be sent from a page of this site.'))
  })
}

/** Whether the request has a header that every recent browser sends with a form. */
export function hasBrowserHeaders(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}

function mayComeFromSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  if (headers.origin !== undefined) return headers.origin === siteUrl
  return PLAIN_FORM.test(headers['content-type'] ?? '')
}
