import type { FastifyInstance } from 'fastify'
import { paths } from '../../domain/sitemap/paths.ts'
import { mediaTypeOf } from '../http/built-site/media-types.ts'
import { sendFile } from '../http/built-site/site.ts'
import { plainBody, type SiteFile, siteFile } from '../http/built-site/site-file.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { INBOX_HEADERS, sendRefused } from './requests/inbox-scope.ts'
import { NOT_HERE, Refused } from './requests/refusal.ts'

type Files = ReadonlyMap<string, SiteFile>

/** The built site without the inbox's page, which is no page of visitors; and that page, null if it was not built. */
export function withoutInboxPage(files: Files): { files: Files; page: SiteFile | null } {
  const others = new Map(files)
  const page = others.get(paths.inbox) ?? null
  others.delete(paths.inbox)
  return { files: others, page }
}

const NOT_BUILT = new Refused(404, { error: 'The inbox is not built: run npm run build.' })

/** One page for every address of the app below `/inbox`; its files have names of their own, and stand with the site's. */
export function addAppPage(scope: FastifyInstance, page: SiteFile | null, siteUrl: string): void {
  const headers = { ...securityHeaders(siteUrl), ...INBOX_HEADERS }
  const file = page && siteFile(plainBody(page), mediaTypeOf('page.html'), headers)
  scope.get('/', (request, reply) => (file ? sendFile(request, reply, file) : sendRefused(reply, NOT_BUILT)))
  scope.get('/*', (request, reply) => {
    if (request.url.startsWith(`${paths.inbox}/api/`)) return sendRefused(reply, NOT_HERE)
    return file ? sendFile(request, reply, file) : sendRefused(reply, NOT_BUILT)
  })
}
