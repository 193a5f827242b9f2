import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { againAddress } from '../../../domain/enquiry/form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { RefusedError, sendMessage } from '../refusals.ts'
import { queryOf } from '../request-query.ts'
import type { Headers } from '../security-headers.ts'
import { REVALIDATE } from './caching.ts'
import { RENDERED_ADDRESSES, type Site } from './load-site.ts'
import { hasValidCopy, representationFor, type SiteFile } from './site-file.ts'

const UNKNOWN_ADDRESS = 'There is nothing at this address.'

/** Serves the files of the built site, one address each, and the page for unknown addresses. */
export function addSiteRoutes(app: FastifyInstance): void {
  app.get('*', (request, reply) => serveSiteFile(request, reply, app.services.release()))

  app.setNotFoundHandler((request, reply) => {
    const release = app.services.release()
    const address = addressOf(request)
    const isAgain = [...release.forms.keys()].some((page) => againAddress(page) === address)
    const takesGet = isAgain || release.files.has(address) || hasRoute(app, address)
    const takesPost = release.forms.has(address)
    if (!takesGet && !takesPost) return redirectOr404(request, reply, address, release)

    reply.header('allow', [...(takesGet ? ['GET', 'HEAD'] : []), ...(takesPost ? ['POST'] : [])].join(', '))
    return sendMessage(request, reply, 405, 'This address does not take that.')
  })
}

/** Whether a GET route has this address. An address that looks like a route pattern has none, and must not be parsed as a pattern. */
function hasRoute(app: FastifyInstance, address: string): boolean {
  return !/[:*(]/.test(address) && app.hasRoute({ method: 'GET', url: address })
}

/** Sends the file at the requested address, a redirect to its canonical spelling, or the not-found page. */
export function serveSiteFile(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const address = addressOf(request)
  const file = site.files.get(address)
  return file ? sendFile(request, reply, file) : redirectOr404(request, reply, address, site)
}

function redirectOr404(request: FastifyRequest, reply: FastifyReply, address: string, site: Site) {
  const canonical = ownAddressOf(address, (path) => site.files.has(path) || RENDERED_ADDRESSES.has(path))
  if (canonical !== null)
    return reply.header('cache-control', REVALIDATE).redirect(canonical + queryOf(request), 308)
  if (wantsJson(request, address)) return sendMessage(request, reply, 404, UNKNOWN_ADDRESS)
  return sendNotFoundPage(request, reply, site)
}

/** Sends the page for unknown addresses. */
export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, { notFound }: Site) {
  const { headers, body } = representationFor(notFound, request.headers['accept-encoding'])
  return reply.code(404).headers(headers).send(body)
}

/** Sends a file; only its headers if the client's copy is still valid. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const { body, headers, notModifiedHeaders } = representationFor(file, request.headers['accept-encoding'])
  return hasValidCopy(file, request.headers['if-none-match'])
    ? send(request, reply, 304, notModifiedHeaders)
    : send(request, reply, 200, headers, body)
}

/** Sends a built page at another address, with further headers. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  { status, headers: furtherHeaders }: { status: number; headers: Headers },
) {
  const { headers, body } = representationFor(file, request.headers['accept-encoding'])
  const { etag: _tag, ...keptHeaders } = headers
  return reply
    .code(status)
    .headers({ ...keptHeaders, ...furtherHeaders })
    .send(body)
}

/** Bypasses Fastify: a file has its own few headers, not those that Fastify would add for pages, some 700 bytes. */
function send(
  { method }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Headers,
  body?: Buffer,
) {
  reply.hijack()
  reply.raw.writeHead(status, headers).end(method === 'HEAD' ? undefined : body)
  return reply
}

/** The path of a request, decoded. @throws {RefusedError} if it is not encoded correctly */
export function addressOf(request: FastifyRequest): string {
  const path = request.raw.url?.split('?', 1)[0] ?? '/'
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    throw new RefusedError(400, 'This address is not encoded correctly.')
  }
}

function wantsJson(request: FastifyRequest, address: string): boolean {
  const accept = request.headers.accept ?? ''
  return address.startsWith('/api/') || (accept.includes('application/json') && !accept.includes('text/html'))
}

/** Address folders without a page of their own, and the page that lists their content. */
const LISTED_AT: ReadonlyMap<string, string> = new Map(
  [paths.caseStudy(''), paths.category('')].map((folder) => [folder.replace(/\/$/, ''), paths.ourWork]),
)

/**
 * The canonical address of another spelling: `/about-us/`, `/about-us.html`, `/About-Us` and `/our-work/index`, or the page that lists
 * a folder.
 *
 * @param isKnown whether an address is one of ours: only those are returned, so that no path can redirect to another site
 * @returns null for an address that is canonical or unknown
 */
function ownAddressOf(address: string, isKnown: (address: string) => boolean): string | null {
  const plainAddress = withoutEnding(address)
  const lower = plainAddress.toLowerCase()
  const canonical = [plainAddress, lower, LISTED_AT.get(lower)].find(
    (knownAddress) => knownAddress !== undefined && isKnown(knownAddress),
  )
  return canonical === undefined || canonical === address ? null : canonical
}

function withoutEnding(address: string): string {
  const path = address
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.html$/i, '')
    .replace(/\/index$/i, '')
  return path === '' ? '/' : path
}
