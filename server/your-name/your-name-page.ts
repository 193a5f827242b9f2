import type { FastifyInstance } from 'fastify'
import { writeAsked } from '../../domain/brand/visitor-brand.ts'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import { PRIVATE_ONLY, REVALIDATE } from '../http/built-site/caching.ts'
import { sendTurn } from '../http/built-site/file-cache.ts'
import { cacheRenderedPages } from '../http/built-site/rendered-pages.ts'
import { queryOf } from '../http/request-query.ts'
import { brandOf, isOfForm, renderedQuery } from './asked-brand.ts'

const YOUR_NAME = paths.yourName()
/** Some 60 pages as browsers take them. */
const REMEMBERED_BYTES = 2 * 1024 * 1024

/**
 * Of a page with a visitor's name: no search engine may list it, and no referrer carries the name, not even into our own log.
 * `strict-origin`, because with `no-referrer` browsers send `Origin: null` with the form in the page's foot, which the origin gate
 * refuses where there is no Sec-Fetch-Site (Safari before 16.4).
 */
const WITH_A_NAME = { 'x-robots-tag': 'noindex', 'referrer-policy': 'strict-origin' }

/** A page takes some 40 ms in the pages' thread, in a line of its own: a flood of names holds neither calculator nor form. */
const PAGES = { name: 'your name', atOnce: 1, waiting: 192, perAddress: 6 }

/** The products under a visitor's name: a page for every name and colour, each rendered once a day. */
export async function yourNamePage(app: FastifyInstance): Promise<void> {
  const { rendering, siteUrl, now, refused } = app.services
  const queue = createRequestQueue(PAGES, refused)
  const pageFor = cacheRenderedPages({
    rendering: { ...rendering, queue },
    siteUrl,
    maxBytes: REMEMBERED_BYTES,
  })
  const { origin } = new URL(siteUrl)
  app.get(YOUR_NAME, async (request, reply) => {
    const { params, ...asked } = brandOf(queryOf(request).slice(1))
    // What a form wrote becomes the address that can be shared.
    if (asked.faults.length === 0 && isOfForm(params))
      return reply.header('cache-control', PRIVATE_ONLY).redirect(paths.yourName(writeAsked(asked)), 303)

    const today = todayInJohannesburg(now())
    const query = renderedQuery(asked)
    const turn = await pageFor(request, {
      name: `${today} ${query}`,
      path: paths.yourName(query),
      locals: { today, origin },
      policyPath: YOUR_NAME,
      cacheControl: query === '' ? REVALIDATE : PRIVATE_ONLY,
      ...(query === '' ? {} : { headers: WITH_A_NAME }),
    })
    return sendTurn(request, reply, turn)
  })
}
