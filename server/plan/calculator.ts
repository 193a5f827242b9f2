import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CalendarDate, todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { sendBusy } from '../http/bounds/request-queue.ts'
import { PRIVATE_ONLY, REVALIDATE } from '../http/built-site/caching.ts'
import { RenderedPageCache, type Rendering } from '../http/built-site/rendered-pages.ts'
import { sendFile } from '../http/built-site/site.ts'
import { paramsOf } from './request-query.ts'

type Parts = { rendering: Rendering; siteUrl: string; now: () => Date }

/** The calculator: a page for every query. */
export function addCalculatorRoutes(app: FastifyInstance, { rendering, siteUrl, now }: Parts): void {
  const pages = new CalculatorPages(rendering, siteUrl)
  app.get(CALCULATOR, async (request, reply) => {
    // As every browser would write it, so that the same plan is remembered once.
    const query = paramsOf(request).toString()
    const turn = await pages.page(request, query, todayInJohannesburg(now()))
    return 'full' in turn ? sendBusy(request, reply, turn.full) : sendFile(request, reply, turn.result)
  })
}

export const CALCULATOR = paths.calculator()
/** Some 75 pages as browsers take them, or 10 plain ones. */
const REMEMBERED_BYTES = 2 * 1024 * 1024

/** Pages of the calculator: each is rendered once a day, and then sent from memory as long as there is room for it. */
class CalculatorPages {
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
