import type { FastifyRequest } from 'fastify'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { PRIVATE_ONLY, REVALIDATE } from '../http/built-site/caching.ts'
import type { Rendering } from '../http/built-site/render-answer.ts'
import { RenderedPageCache } from '../http/built-site/rendered-page-cache.ts'

export const CALCULATOR = paths.calculator()
const REMEMBERED_BYTES = 32 * 1024 * 1024

/** Pages of the calculator: each is rendered once a day, and then sent from memory as long as there is room for it. */
export class CalculatorPages {
  readonly #origin: string
  readonly #pages: RenderedPageCache

  constructor(rendering: Rendering, siteUrl: string) {
    this.#origin = new URL(siteUrl).origin
    this.#pages = new RenderedPageCache({ rendering, siteUrl, maxBytes: REMEMBERED_BYTES })
  }

  /** @returns the page, or why it is not rendered now */
  page(request: FastifyRequest, query: string, today: CalendarDate) {
    return this.#pages.page(request, {
      name: `${today} ${query}`,
      path: paths.calculator(query),
      locals: { today, origin: this.#origin },
      policyPath: CALCULATOR,
      // Queries are without number: those of a link are its visitor's.
      cacheControl: query === '' ? REVALIDATE : PRIVATE_ONLY,
    })
  }
}
