import type { FastifyRequest } from 'fastify'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { ASK_EACH_TIME, ONLY_FOR_ONE } from '../http/built-site/caching.ts'
import { RememberedPages } from '../http/built-site/remembered-pages.ts'
import type { Rendering } from '../http/built-site/render-answer.ts'

export const CALCULATOR = paths.calculator()
const REMEMBERED_BYTES = 32 * 1024 * 1024

/** Pages of the calculator: each is rendered once a day, and then sent from memory as long as there is room for it. */
export class CalculatorPages {
  readonly #origin: string
  readonly #pages: RememberedPages

  constructor(rendering: Rendering, siteUrl: string) {
    this.#origin = new URL(siteUrl).origin
    this.#pages = new RememberedPages({ rendering, siteUrl, maxBytes: REMEMBERED_BYTES })
  }

  /** @returns the page, or why it is not rendered now */
  page(request: FastifyRequest, query: string, today: CalendarDate) {
    return this.#pages.page(request, {
      name: `${today} ${query}`,
      path: paths.calculator(query),
      locals: { today, origin: this.#origin },
      policyPath: CALCULATOR,
      // Queries are without number: those of a link are its visitor's.
      cacheControl: query === '' ? ASK_EACH_TIME : ONLY_FOR_ONE,
    })
  }
}
