import type { FastifyRequest } from 'fastify'
import type { QueueFull } from '../bounds/fair-queue.ts'
import { type Headers, securityHeaders } from '../security-headers.ts'
import { type CompressedFileCache, createFileCache } from './compressed-file-cache.ts'
import { acceptedEncodings } from './encodings.ts'
import { mediaTypeOf } from './media-types.ts'
import type { Locals } from './page-renderer.ts'
import type { Rendering } from './render-answer.ts'
import { type PackedEncoding, type SiteFile, siteFile } from './site-file.ts'

export type AskedPage = {
  /** What the page is remembered under, besides its encoding. */
  name: string
  path: string
  locals: Locals
  /** Of the page whose policy it bears: the page itself, without anything of a visitor's. */
  policyPath: string
  cacheControl: string
  /** Those of this page alone. */
  headers?: Headers
}

type Parts = {
  rendering: Rendering
  siteUrl: string
  /** Of all that is remembered. */
  maxBytes: number
  /** The headers of these pages, where they differ from those of others. */
  finishHeaders?: (headers: Headers) => Headers
}

/** Pages rendered on demand: each once, and then sent from memory as long as there is room for it. */
export class RenderedPageCache {
  readonly #parts: Parts
  readonly #pages: CompressedFileCache

  constructor(parts: Parts) {
    this.#parts = parts
    this.#pages = createFileCache(parts.rendering.queue, parts.maxBytes)
  }

  /** @returns the page, or why it is not rendered now */
  page(request: FastifyRequest, asked: AskedPage): Promise<{ result: SiteFile } | { full: QueueFull }> {
    const encodings = bestOf(request)
    return this.#pages.file(request, `${encodings} ${asked.name}`, () => this.#render(asked, encodings))
  }

  async #render(
    { path, locals, policyPath, cacheControl, headers: own = {} }: AskedPage,
    encodings: ReadonlyArray<PackedEncoding>,
  ): Promise<SiteFile> {
    const { rendering, siteUrl, finishHeaders = (headers) => headers } = this.#parts
    const policy = await rendering.site.policyOf(policyPath, locals)
    const { status, body, packed } = await rendering.site.renderPage({ path, locals, encodings })
    if (status !== 200) throw new Error(`${policyPath} was rendered with status ${status}`)
    const headers = finishHeaders({
      ...securityHeaders(siteUrl),
      'content-security-policy': policy,
      'cache-control': cacheControl,
      ...own,
    })
    return siteFile(body, mediaTypeOf('page.html'), headers, packed)
  }
}

/** The one encoding that the visitor gets, if any: a second one takes a tenth of what the page costs, and few ask for it. */
function bestOf(request: FastifyRequest): Array<PackedEncoding> {
  const [best = 'identity'] = acceptedEncodings(request.headers['accept-encoding'])
  return best === 'identity' ? [] : [best]
}
