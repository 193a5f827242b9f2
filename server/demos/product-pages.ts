import type { FastifyInstance } from 'fastify'
import { storeAddresses } from '../../demos/addresses.ts'
import { PRODUCT_COUNT } from '../../demos/catalogue/product.ts'
import { PRODUCT_SHELL, STORE_NOT_FOUND } from '../../demos/storefront/routes/route.ts'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { sendBusy } from '../http/bounds/request-queue.ts'
import { PRIVATE_ONLY, REVALIDATE } from '../http/built-site/caching.ts'
import type { Site } from '../http/built-site/load-site.ts'
import type { Rendering } from '../http/built-site/render-answer.ts'
import { RenderedPageCache } from '../http/built-site/rendered-page-cache.ts'
import { sendFile, sendPage, serveSiteFile } from '../http/built-site/site.ts'
import { queryOf } from '../plan/request-query.ts'
import { withNotFoundPage } from './not-found-pages.ts'
import { withSameOriginFraming } from './same-origin-framing.ts'

/** Some 140 of the 10 240 products, plain and in one encoding: what is looked at is looked at again. */
const REMEMBERED_BYTES = 16 * 1024 * 1024
/** Whatever the name says, the number at its end finds the product. */
const NUMBER = /-(\d{1,6})(?:\/+|\.html)?$/
const ANY_PRODUCT = 1
/** What the office adds is numbered on, in the browser that added it alone: the page looks there. */
const UNKNOWN_HERE = { status: 404, headers: { 'cache-control': PRIVATE_ONLY } }

export type ProductPageDependencies = { rendering: Rendering; site: Site; siteUrl: string; now: () => Date }

/** Products of the demo's shop: 10 240 pages, each rendered when somebody looks at it. */
export function addProductPages(
  app: FastifyInstance,
  { rendering, site, siteUrl, now }: ProductPageDependencies,
): void {
  const pages = new RenderedPageCache({
    ...{ rendering, siteUrl, maxBytes: REMEMBERED_BYTES },
    finishHeaders: withSameOriginFraming,
  })
  const withLost = withNotFoundPage(site, STORE_NOT_FOUND)
  app.get(`${storeAddresses.product(0, '').slice(0, -'-0'.length)}*`, async (request, reply) => {
    const asked = request.raw.url?.split('?', 1)[0] ?? ''
    const number = Number(NUMBER.exec(asked)?.[1])
    const path = await productPath(number)
    if (path === null) {
      const shell = number > PRODUCT_COUNT ? site.files.get(PRODUCT_SHELL) : undefined
      return shell ? sendPage(request, reply, shell, UNKNOWN_HERE) : serveSiteFile(request, reply, withLost)
    }
    if (path !== asked)
      return reply.header('cache-control', REVALIDATE).redirect(path + queryOf(request), 308)

    const today = todayInJohannesburg(now())
    const turn = await pages.page(request, {
      name: `${today} ${path}`,
      ...{ path, locals: { today }, cacheControl: REVALIDATE },
      // All of them hold the same scripts and styles, and nothing of a visitor's.
      policyPath: (await productPath(ANY_PRODUCT)) ?? path,
    })
    return 'full' in turn ? sendBusy(request, reply, turn.full) : sendFile(request, reply, turn.result)
  })
}

/** @returns null where there is no such product. What draws them is loaded when the first one is looked at. */
async function productPath(number: number): Promise<string | null> {
  const { productOf } = await import('../../demos/catalogue/products.ts')
  const product = productOf(number)
  return product && storeAddresses.product(product.number, product.slug)
}
