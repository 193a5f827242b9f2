import type { ServerContent } from '../../content.ts'
import { REVALIDATE } from '../../http/built-site/caching.ts'
import { inlineHashesOf } from '../../http/built-site/inline-hashes.ts'
import { mediaTypeOf } from '../../http/built-site/media-types.ts'
import { type SiteFile, siteFile } from '../../http/built-site/site-file.ts'
import { pagePolicy, securityHeaders } from '../../http/security-headers.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

const OPENAPI_ADDRESS = '/api/openapi.json'

/** What describes the API, by address: a page for people and OpenAPI for programs, written once at the start. */
export function apiDocuments({
  siteUrl,
  content,
}: {
  siteUrl: string
  content: ServerContent
}): Map<string, SiteFile> {
  const document = openApiDocument(siteUrl, content.company.tradingName.value, content.rateCards)
  return new Map([
    ['/api/docs', file('docs.html', docsPage(document, OPENAPI_ADDRESS), siteUrl)],
    [OPENAPI_ADDRESS, file('openapi.json', JSON.stringify(document), siteUrl)],
  ])
}

function file(name: string, text: string, siteUrl: string): SiteFile {
  return siteFile(Buffer.from(text, 'utf8'), mediaTypeOf(name), {
    ...securityHeaders(siteUrl),
    'content-security-policy': pagePolicy({ siteUrl, analytics: false }, inlineHashesOf(text)),
    'cache-control': REVALIDATE,
  })
}
