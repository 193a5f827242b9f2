import type { FastifyInstance } from 'fastify'
import { writeRequest } from '../../domain/brand/visitor-brand.ts'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import { PRIVATE_ONLY, REVALIDATE } from '../http/built-site/caching.ts'
import { sendOutcome } from '../http/built-site/file-cache.ts'
import { cacheRenderedPages } from '../http/built-site/rendered-pages.ts'
import { queryOf } from '../http/request-query.ts'
import { brandOf, isFromForm, renderedQuery } from './requested-brand.ts'

const YOUR_NAME = paths.yourName()
/** About 60 compressed pages. */
const CACHED_BYTES = 2 * 1024 * 1024

/**
 * For a page with a visitor's name: search engines must not list it, and no referrer may contain the name, even in our own log.
 * `strict-origin`, because with `no-referrer` browsers send `Origin: null` with the form in the footer, which the origin gate refuses
 * without Sec-Fetch-Site (Safari before 16.4).
 */
const NAMED_PAGE_HEADERS = { 'x-robots-tag': 'noindex', 'referrer-policy': 'strict-origin' }

/** A page takes about 40 ms of the pages' thread. A separate queue, so that a flood of names does not delay calculator and forms. */
const QUEUE_LIMITS = { name: 'your name', atOnce: 1, waiting: 192, perAddress: 6 }

/** Serves the products under a visitor's name: a page for each name and colour, rendered once a day. */
export async function yourNamePage(app: FastifyInstance): Promise<void> {
  const { rendering, siteUrl, now, countRejection } = app.services
  const queue = createRequestQueue(QUEUE_LIMITS, countRejection)
  const pageFor = cacheRenderedPages({
    rendering: { ...rendering, queue },
    siteUrl,
    maxBytes: CACHED_BYTES,
  })
  const { origin } = new URL(siteUrl)
  app.get(YOUR_NAME, async (request, reply) => {
    const { params, ...requested } = brandOf(queryOf(request).slice(1))
    // A form's query is redirected to the short address for sharing.
    if (requested.faults.length === 0 && isFromForm(params))
      return reply
        .header('cache-control', PRIVATE_ONLY)
        .redirect(paths.yourName(writeRequest(requested)), 303)

    const today = todayInJohannesburg(now())
    const query = renderedQuery(requested)
    const outcome = await pageFor(request, {
      name: `${today} ${query}`,
      path: paths.yourName(query),
      locals: { today, origin },
      policyPath: YOUR_NAME,
      cacheControl: query === '' ? REVALIDATE : PRIVATE_ONLY,
      ...(query === '' ? {} : { headers: NAMED_PAGE_HEADERS }),
    })
    return sendOutcome(request, reply, outcome)
  })
}
