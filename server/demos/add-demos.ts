import type { FastifyInstance } from 'fastify'
import { OFFICE, OFFICE_NOT_FOUND, storeAddresses } from '../../demos/addresses.ts'
import { PRODUCT_COUNT } from '../../demos/catalogue/product.ts'
import { PRODUCT_SHELL, STORE_NOT_FOUND } from '../../demos/storefront/routes/route.ts'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import { PRIVATE_ONLY, REVALIDATE } from '../http/built-site/caching.ts'
import { sendTurn } from '../http/built-site/file-cache.ts'
import { cacheRenderedPages } from '../http/built-site/rendered-pages.ts'
import { sendPage, serveSiteFile } from '../http/built-site/site.ts'
import { isPage, type SiteFile } from '../http/built-site/site-file.ts'
import { queryOf } from '../http/request-query.ts'
import type { Headers } from '../http/security-headers.ts'
import type { Release } from '../services.ts'

const DEMO_PAGES = '/demos/'
/** They wait for the pages' thread in a line of their own: however many are asked for, a form's page waits for one of them at most. */
const PRODUCT_PAGES = { name: 'things of the demos', atOnce: 1, waiting: 96, perAddress: 12 }

/** The demos' pages may frame one another; those for unknown addresses are in no shared cache, which addresses without end would fill. */
export function finishDemoFiles(files: ReadonlyMap<string, SiteFile>): void {
  for (const [address, file] of files) {
    if (address.startsWith(DEMO_PAGES) && isPage(file)) changeHeaders(file, withSameOriginFraming)
    if (address === STORE_NOT_FOUND || address === OFFICE_NOT_FOUND)
      changeHeaders(file, (headers) => ({ ...headers, 'cache-control': PRIVATE_ONLY }))
  }
}

/** All that the server does for the two demos, besides sending what was built. Remove it with them: decision 42. */
export async function demoRoutes(app: FastifyInstance): Promise<void> {
  addProductPages(app)
  for (const [addresses, page] of Object.entries(LOST))
    app.get(addresses, (request, reply) =>
      serveSiteFile(request, reply, withNotFoundPage(app.services.release(), page)),
    )
}

/** Some 200 of the 10 240 products as browsers take them: what is looked at is looked at again. */
const REMEMBERED_BYTES = 4 * 1024 * 1024
/** Whatever the name says, the number at its end finds the product. */
const NUMBER = /-(\d{1,6})(?:\/+|\.html)?$/
const ANY_PRODUCT = 1
/** What the office adds is numbered on, in the browser that added it alone: the page looks there. */
const UNKNOWN_HERE = { status: 404, headers: { 'cache-control': PRIVATE_ONLY } }

/** Products of the demo's shop: 10 240 pages, each rendered on its first visit. */
function addProductPages(app: FastifyInstance): void {
  const { rendering, siteUrl, now, refused } = app.services
  const pageFor = cacheRenderedPages({
    rendering: { ...rendering, queue: createRequestQueue(PRODUCT_PAGES, refused) },
    siteUrl,
    maxBytes: REMEMBERED_BYTES,
    finishHeaders: withSameOriginFraming,
  })
  app.get(`${storeAddresses.product(0, '').slice(0, -'-0'.length)}*`, async (request, reply) => {
    const asked = request.raw.url?.split('?', 1)[0] ?? ''
    const number = Number(NUMBER.exec(asked)?.[1])
    const path = await productPath(number)
    if (path === null) {
      const release = app.services.release()
      const shell = number > PRODUCT_COUNT ? release.files.get(PRODUCT_SHELL) : undefined
      if (shell) return sendPage(request, reply, shell, UNKNOWN_HERE)
      return serveSiteFile(request, reply, withNotFoundPage(release, STORE_NOT_FOUND))
    }
    if (path !== asked)
      return reply.header('cache-control', REVALIDATE).redirect(path + queryOf(request), 308)

    const today = todayInJohannesburg(now())
    const turn = await pageFor(request, {
      name: `${today} ${path}`,
      path,
      locals: { today },
      cacheControl: REVALIDATE,
      // All of them hold the same scripts and styles, and nothing of a visitor's.
      policyPath: (await productPath(ANY_PRODUCT)) ?? path,
    })
    return sendTurn(request, reply, turn)
  })
}

/** @returns null where there is no such product. What draws them is loaded when the first one is looked at. */
async function productPath(number: number): Promise<string | null> {
  const { productOf } = await import('../../demos/catalogue/products.ts')
  const product = productOf(number)
  return product && storeAddresses.product(product.number, product.slug)
}

/** Which page stands for addresses that nothing is at: a link that was cut off leads into the demo, and not out of it. */
const LOST: Readonly<Record<string, string>> = {
  '/demos': STORE_NOT_FOUND,
  '/demos/*': STORE_NOT_FOUND,
  [`${OFFICE}/*`]: OFFICE_NOT_FOUND,
}

/** The release, with another page for unknown addresses; its own where that one was not built. */
function withNotFoundPage(release: Release, page: string): Release {
  return { ...release, notFound: release.files.get(page) ?? release.notFound }
}

/** The headers of a page that may frame our pages, and be framed by them: both sides of the counter are shown at once. */
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

/** From now on the page is sent with other headers, in each encoding. */
function changeHeaders(page: SiteFile, change: (headers: Headers) => Headers): void {
  page.headers = change(page.headers)
  for (const representation of page.representations.values()) {
    representation.headers = change(representation.headers)
    representation.unchangedHeaders = change(representation.unchangedHeaders)
  }
}
