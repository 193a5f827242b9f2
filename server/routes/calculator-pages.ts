import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CalendarDate } from '../../domain/calendar.ts'
import type { QueueFull } from '../overload/fair-queue.ts'
import { securityHeaders } from '../plugins/security-headers.ts'
import { mediaTypeOf } from '../site/media-types.ts'
import type { Rendering } from '../site/render-answer.ts'
import { type SiteFile, siteFile } from '../site/site-file.ts'

export const CALCULATOR = '/calculator'
const REMEMBERED_BYTES = 32 * 1024 * 1024

/** Pages of the calculator: each is rendered once a day, and then sent from memory as long as there is room for it. */
export class CalculatorPages {
  readonly #rendering: Rendering
  readonly #siteUrl: string
  readonly #pages = new LRUCache<string, SiteFile>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ representations }) =>
      [...representations.values()].reduce((sum, { body }) => sum + body.length, 0),
  })

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
    const name = `${today} ${query}`
    const known = this.#pages.get(name)
    if (known) return { result: known }

    return this.#rendering.queue.run(request, async () => {
      const page = this.#pages.get(name) ?? (await this.#render(query, today)) // another request may have had its turn
      this.#pages.set(name, page)
      return page
    })
  }

  async #render(query: string, today: CalendarDate): Promise<SiteFile> {
    const { site } = this.#rendering
    const locals = { today, origin: new URL(this.#siteUrl).origin }
    const policy = await site.policyOf(CALCULATOR, locals)
    const { status, body, packed } = await site.renderPage({
      ...{ path: query === '' ? CALCULATOR : `${CALCULATOR}?${query}`, locals },
      encodings: ['br', 'gzip'],
    })
    if (status !== 200) throw new Error(`The calculator was rendered with status ${status}`)
    const headers = {
      ...securityHeaders(this.#siteUrl),
      'content-security-policy': policy,
      'cache-control': 'no-cache',
    }
    return siteFile(body, mediaTypeOf('page.html'), headers, packed)
  }
}
