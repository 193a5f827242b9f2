import type { SiteFile } from '../http/built-site/site-file.ts'
import type { Headers } from '../http/security-headers.ts'

/** From now on the page is sent with other headers, in each encoding. */
export function changeHeaders(page: SiteFile, change: (headers: Headers) => Headers): void {
  page.headers = change(page.headers)
  for (const representation of page.representations.values()) {
    representation.headers = change(representation.headers)
    representation.unchangedHeaders = change(representation.unchangedHeaders)
  }
}
