import type { FastifyInstance } from 'fastify'
import { OFFICE, OFFICE_NOT_FOUND, storeAddresses } from '../../demos/addresses.ts'
import { PRODUCT_COUNT } from '../../demos/catalogue/product.ts'
import { PRODUCT_SHELL, STORE_NOT_FOUND } from '../../demos/storefront/routes/route.ts'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import { PRIVATE_ONLY, REVALIDATE } from '../http/built-site/caching.ts'
import { sendOutcome } from '../http/built-site/file-cache.ts'
import { cacheRenderedPages } from '../http/built-site/rendered-pages.ts'
import { sendPage, serveSiteFile } from '../http/built-site/site.ts'
import { isPage, type SiteFile } from '../http/built-site/site-file.ts'
import { queryOf } from '../http/request-query.ts'
import type { Headers } from '../http/security-headers.ts'
import type { Release } from '../services.ts'

const DEMOS_PREFIX = '/demos/'
/** A separate queue for the thread that renders pages, so that a form's page waits for at most one product's page. */
const PRODUCT_PAGE_QUEUE = { name: 'products of the demos', atOnce: 1, waiting: 96, perAddress: 12 }

/**
 * Lets the demos' pages frame one another, and keeps their pages for unknown addresses out of shared caches, which unlimited
 * addresses would fill.
 */
export function finishDemoFiles(files: ReadonlyMap<string, SiteFile>): void {
  for (const [address, file] of files) {
    if (address.startsWith(DEMOS_PREFIX) && isPage(file)) changeHeaders(file, withSameOriginFraming)
    if (address === STORE_NOT_FOUND || address === OFFICE_NOT_FOUND)
      changeHeaders(file, (headers) => ({ ...headers, 'cache-control': PRIVATE_ONLY }))
  }
}

/** All that the server does for the two demos, apart from sending built files. Remove it with them: decision 42. */
export async function demoRoutes(app: FastifyInstance): Promise<void> {
  addProductPages(app)
  for (const [addresses, page] of Object.entries(NOT_FOUND_PAGES))
    app.get(addresses, (request, reply) =>
      serveSiteFile(request, reply, withNotFoundPage(app.services.release(), page)),
    )
}

/** About 200 compressed pages of the 10 240. */
const CACHED_BYTES = 4 * 1024 * 1024
/** The number at the end of an address finds the product; the name before it is not read. */
const NUMBER = /-(\d{1,6})(?:\/+|\.html)?$/
const ANY_PRODUCT = 1
/** A product added in the demo office exists only in that browser, with a higher number: the page looks there. */
const UNKNOWN_HERE = { status: 404, headers: { 'cache-control': PRIVATE_ONLY } }

/** Products of the demo's shop: 10 240 pages, each rendered on its first visit. */
function addProductPages(app: FastifyInstance): void {
  const { rendering, siteUrl, now, countRejection } = app.services
  const pageFor = cacheRenderedPages({
    rendering: { ...rendering, queue: createRequestQueue(PRODUCT_PAGE_QUEUE, countRejection) },
    siteUrl,
    maxBytes: CACHED_BYTES,
    finishHeaders: withSameOriginFraming,
  })
  app.get(`${storeAddresses.product(0, '').slice(0, -'-0'.length)}*`, async (request, reply) => {
    const requestPath = request.raw.url?.split('?', 1)[0] ?? ''
    const number = Number(NUMBER.exec(requestPath)?.[1])
    const path = await productPath(number)
    if (path === null) {
      const release = app.services.release()
      const shell = number > PRODUCT_COUNT ? release.files.get(PRODUCT_SHELL) : undefined
      if (shell) return sendPage(request, reply, shell, UNKNOWN_HERE)
      return serveSiteFile(request, reply, withNotFoundPage(release, STORE_NOT_FOUND))
    }
    if (path !== requestPath)
      return reply.header('cache-control', REVALIDATE).redirect(path + queryOf(request), 308)

    const today = todayInJohannesburg(now())
    const outcome = await pageFor(request, {
      name: `${today} ${path}`,
      path,
      locals: { today },
      cacheControl: REVALIDATE,
      // All product pages have the same scripts and styles, and none contains a visitor's input.
      policyPath: (await productPath(ANY_PRODUCT)) ?? path,
    })
    return sendOutcome(request, reply, outcome)
  })
}

/** @returns null if there is no such product. The catalogue is loaded at the first call. */
async function productPath(number: number): Promise<string | null> {
  const { productOf } = await import('../../demos/catalogue/products.ts')
  const product = productOf(number)
  return product && storeAddresses.product(product.number, product.slug)
}

/** The page for unknown addresses below each demo, so that a truncated link leads into the demo. */
const NOT_FOUND_PAGES: Readonly<Record<string, string>> = {
  '/demos': STORE_NOT_FOUND,
  '/demos/*': STORE_NOT_FOUND,
  [`${OFFICE}/*`]: OFFICE_NOT_FOUND,
}

/** The release with another page for unknown addresses; its own page if the other was not built. */
function withNotFoundPage(release: Release, page: string): Release {
  return { ...release, notFound: release.files.get(page) ?? release.notFound }
}

/** The headers of a page that may frame our pages, and be framed by them, as `/demos/both-sides` does. */
function withSameOriginFraming(headers: Headers): Headers {
  const policy = headers['content-security-policy'] ?? ''
  return {
    ...headers,
    'content-security-policy': policy.replace(
      "frame-ancestors 'none'",
      "frame-src 'self'; frame-ancestors 'self'",
    ),
    'x-frame-options': 'SAMEORIGIN',
  }
}

/** Changes the headers of a page in each of its encodings. */
function changeHeaders(page: SiteFile, change: (headers: Headers) => Headers): void {
  page.headers = change(page.headers)
  for (const representation of page.representations.values()) {
    representation.headers = change(representation.headers)
    representation.notModifiedHeaders = change(representation.notModifiedHeaders)
  }
}
