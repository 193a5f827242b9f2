import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '../../domain/sitemap/paths.ts'
import { mediaTypeOf } from '../http/built-site/media-types.ts'
import { sendFile } from '../http/built-site/site.ts'
import { plainBody, type SiteFile, siteFile } from '../http/built-site/site-file.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { INBOX_HEADERS, sendRefused } from './requests/inbox-scope.ts'
import { NOT_HERE, Refused } from './requests/refusal.ts'

/** The inbox's page with its own headers; null if it was not built. @param built the file among those of the site */
export function inboxPageOf(built: SiteFile | undefined, siteUrl: string): SiteFile | null {
  const headers = { ...securityHeaders(siteUrl), ...INBOX_HEADERS }
  return built ? siteFile(plainBody(built), mediaTypeOf('page.html'), headers) : null
}

const NOT_BUILT = new Refused(404, { error: 'The inbox is not built: run npm run build.' })

/** Serves one page for all addresses of the app below `/inbox`. Its other files are served with those of the site. */
export function addAppPage(scope: FastifyInstance, page: () => SiteFile | null): void {
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const file = page()
    return file ? sendFile(request, reply, file) : sendRefused(reply, NOT_BUILT)
  }
  scope.get('/', send)
  scope.get('/*', (request, reply) => {
    if (request.url.startsWith(`${paths.inbox}/api/`)) return sendRefused(reply, NOT_HERE)
    return send(request, reply)
  })
}
