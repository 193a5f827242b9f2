import type { FastifyInstance } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { PRIVATE_ONLY, REVALIDATE } from '../http/built-site/caching.ts'
import { sendTurn } from '../http/built-site/file-cache.ts'
import { cacheRenderedPages } from '../http/built-site/rendered-pages.ts'
import { paramsOf } from '../http/request-query.ts'

export const CALCULATOR = paths.calculator()
/** Some 75 pages as browsers take them, or 10 plain ones. */
const REMEMBERED_BYTES = 2 * 1024 * 1024

/** The calculator: a page for every query, rendered once a day, and then sent from memory while there is room. */
export async function calculatorRoutes(app: FastifyInstance): Promise<void> {
  const { rendering, siteUrl, now } = app.services
  const { origin } = new URL(siteUrl)
  const pageFor = cacheRenderedPages({ rendering, siteUrl, maxBytes: REMEMBERED_BYTES })
  app.get(CALCULATOR, async (request, reply) => {
    // As every browser would write it, so that the same plan is remembered once.
    const query = paramsOf(request).toString()
    const today = todayInJohannesburg(now())
    const turn = await pageFor(request, {
      name: `${today} ${query}`,
      path: paths.calculator(query),
      locals: { today, origin },
      policyPath: CALCULATOR,
      // Queries are without number: those of a link are its visitor's.
      cacheControl: query === '' ? REVALIDATE : PRIVATE_ONLY,
    })
    return sendTurn(request, reply, turn)
  })
}
