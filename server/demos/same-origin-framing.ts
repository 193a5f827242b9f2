import type { SiteFile } from '../http/built-site/site-file.ts'
import type { Headers } from '../http/security-headers.ts'

/** From now on the page may frame others of ours, and be framed by them: both sides of the counter are shown at once. */
export function allowSameOriginFraming(page: SiteFile): void {
  changeHeaders(page, withSameOriginFraming)
}

/** The headers of a page that may frame our pages, and be framed by them; by nobody else's. */
export function withSameOriginFraming(headers: Headers): Headers {
  const policy = headers['content-security-policy'] ?? ''
  return {
    ...headers,
    'content-security-policy': policy.replace(
      "frame-ancestors 'none'",
      "frame-src 'self'; frame-ancestors 'self'",
    ),
    'x-frame-options': 'SAMEORIGIN',
  }
}

/** From now on the page is sent with other headers, in each encoding. */
export function changeHeaders(page: SiteFile, change: (headers: Headers) => Headers): void {
  page.headers = change(page.headers)
  for (const representation of page.representations.values()) {
    representation.headers = change(representation.headers)
    representation.unchangedHeaders = change(representation.unchangedHeaders)
  }
}
