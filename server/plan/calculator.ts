import type { FastifyInstance } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { PRIVATE_ONLY, REVALIDATE } from '../http/built-site/caching.ts'
import { sendOutcome } from '../http/built-site/file-cache.ts'
import { cacheRenderedPages } from '../http/built-site/rendered-pages.ts'
import { paramsOf } from '../http/request-query.ts'

export const CALCULATOR = paths.calculator()
/** About 75 compressed pages, or 10 uncompressed ones. */
const CACHED_BYTES = 2 * 1024 * 1024

/** The calculator: a page for every query, rendered once a day and cached in memory. */
export async function calculatorRoutes(app: FastifyInstance): Promise<void> {
  const { rendering, siteUrl, now } = app.services
  const { origin } = new URL(siteUrl)
  const pageFor = cacheRenderedPages({ rendering, siteUrl, maxBytes: CACHED_BYTES })
  app.get(CALCULATOR, async (request, reply) => {
    // Normalised, so that the same plan is cached once.
    const query = paramsOf(request).toString()
    const today = todayInJohannesburg(now())
    const outcome = await pageFor(request, {
      name: `${today} ${query}`,
      path: paths.calculator(query),
      locals: { today, origin },
      policyPath: CALCULATOR,
      // The number of queries is unlimited, so shared caches must not store them.
      cacheControl: query === '' ? REVALIDATE : PRIVATE_ONLY,
    })
    return sendOutcome(request, reply, outcome)
  })
}
