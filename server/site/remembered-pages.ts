import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { QueueFull } from '../overload/fair-queue.ts'
import { type Headers, securityHeaders } from '../plugins/security-headers.ts'
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
export class RememberedPages {
  readonly #parts: Parts
  readonly #pages: LRUCache<string, SiteFile>

  /** What is being rendered: whoever asks for the same meanwhile waits for it and takes no place; undefined if nothing came of it. */
  readonly #underWay = new Map<string, Promise<SiteFile | undefined>>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#pages = new LRUCache({
      maxSize: parts.maxBytes,
      sizeCalculation: ({ representations }) =>
        [...representations.values()].reduce((sum, { body }) => sum + body.length, 0),
    })
  }

  /** @returns the page, or why it is not rendered now */
  async page(request: FastifyRequest, asked: AskedPage): Promise<{ result: SiteFile } | { full: QueueFull }> {
    const encodings = bestOf(request)
    const name = `${encodings} ${asked.name}`
    const known = this.#pages.get(name) ?? (await this.#underWay.get(name))
    if (known) return { result: known }

    const { queue } = this.#parts.rendering
    const turn = queue.run(request, () => this.#pageOnce(name, asked, encodings))
    const page = turn.then(
      (done) => ('full' in done ? undefined : done.result),
      () => undefined,
    )
    this.#underWay.set(name, page)
    try {
      return await turn
    } finally {
      if (this.#underWay.get(name) === page) this.#underWay.delete(name)
    }
  }

  async #pageOnce(
    name: string,
    asked: AskedPage,
    encodings: ReadonlyArray<PackedEncoding>,
  ): Promise<SiteFile> {
    const page = this.#pages.get(name) ?? (await this.#render(asked, encodings)) // another request may have had its turn
    this.#pages.set(name, page)
    return page
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
