import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import type { QueueFull } from '../overload/fair-queue.ts'
import { securityHeaders } from '../plugins/security-headers.ts'
import { ASK_EACH_TIME, ONLY_FOR_ONE } from '../site/caching.ts'
import { acceptedEncodings } from '../site/encodings.ts'
import { mediaTypeOf } from '../site/media-types.ts'
import type { Rendering } from '../site/render-answer.ts'
import { type PackedEncoding, type SiteFile, siteFile } from '../site/site-file.ts'

export const CALCULATOR = paths.calculator()
const REMEMBERED_BYTES = 32 * 1024 * 1024

type AskedPage = { query: string; today: CalendarDate; encodings: ReadonlyArray<PackedEncoding> }

/** Pages of the calculator: each is rendered once a day, and then sent from memory as long as there is room for it. */
export class CalculatorPages {
  readonly #rendering: Rendering
  readonly #siteUrl: string
  readonly #pages = new LRUCache<string, SiteFile>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ representations }) =>
      [...representations.values()].reduce((sum, { body }) => sum + body.length, 0),
  })

  /** What is being rendered: whoever asks for the same meanwhile waits for it and takes no place; undefined if nothing came of it. */
  readonly #underWay = new Map<string, Promise<SiteFile | undefined>>()

  constructor(rendering: Rendering, siteUrl: string) {
    this.#rendering = rendering
    this.#siteUrl = siteUrl
  }

  /** @returns the page, or why it is not rendered now */
  async page(
    request: FastifyRequest,
    query: string,
    today: CalendarDate,
  ): Promise<{ result: SiteFile } | { full: QueueFull }> {
    const encodings = bestOf(request)
    const name = `${today} ${encodings} ${query}`
    const known = this.#pages.get(name) ?? (await this.#underWay.get(name))
    if (known) return { result: known }

    const turn = this.#rendering.queue.run(request, () => this.#pageOnce(name, { query, today, encodings }))
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

  async #pageOnce(name: string, asked: AskedPage): Promise<SiteFile> {
    const page = this.#pages.get(name) ?? (await this.#render(asked)) // another request may have had its turn
    this.#pages.set(name, page)
    return page
  }

  async #render({ query, today, encodings }: AskedPage): Promise<SiteFile> {
    const { site } = this.#rendering
    const locals = { today, origin: new URL(this.#siteUrl).origin }
    const policy = await site.policyOf(CALCULATOR, locals)
    const path = paths.calculator(query)
    const { status, body, packed } = await site.renderPage({ path, locals, encodings })
    if (status !== 200) throw new Error(`The calculator was rendered with status ${status}`)
    const headers = {
      ...securityHeaders(this.#siteUrl),
      'content-security-policy': policy,
      // Queries are without number: those of a link are its visitor's.
      'cache-control': query === '' ? ASK_EACH_TIME : ONLY_FOR_ONE,
    }
    return siteFile(body, mediaTypeOf('page.html'), headers, packed)
  }
}

/** The one encoding that the visitor gets, if any: a second one takes a tenth of what the page costs, and few ask for it. */
function bestOf(request: FastifyRequest): Array<PackedEncoding> {
  const [best = 'identity'] = acceptedEncodings(request.headers['accept-encoding'])
  return best === 'identity' ? [] : [best]
}
