import type { FastifyInstance } from 'fastify'
import { OFFICE } from '../../demos/addresses.ts'
import { OFFICE_NOT_FOUND } from '../../demos/office/not-found.ts'
import { STORE_NOT_FOUND } from '../../demos/storefront/routes/route.ts'
import { PRIVATE_ONLY } from '../http/built-site/caching.ts'
import type { Site } from '../http/built-site/load-site.ts'
import { serveSiteFile } from '../http/built-site/site.ts'
import type { SiteFile } from '../http/built-site/site-file.ts'
import { changeHeaders } from './change-headers.ts'

/** Which page stands for addresses that nothing is at: a link that was cut off leads into the demo, and not out of it. */
const LOST: Readonly<Record<string, string>> = {
  '/demos': STORE_NOT_FOUND,
  '/demos/*': STORE_NOT_FOUND,
  [`${OFFICE}/*`]: OFFICE_NOT_FOUND,
}

/** Every address of the demos that has no route of its own. */
export function addNotFoundPages(app: FastifyInstance, site: Site): void {
  for (const page of [STORE_NOT_FOUND, OFFICE_NOT_FOUND]) keepForOne(site.files.get(page))
  for (const [addresses, page] of Object.entries(LOST)) {
    const inside = withNotFoundPage(site, page)
    app.get(addresses, (request, reply) => serveSiteFile(request, reply, inside))
  }
}

/** It answers to addresses without end: kept by a shared cache, they would fill it. */
function keepForOne(page: SiteFile | undefined): void {
  if (page) changeHeaders(page, (headers) => ({ ...headers, 'cache-control': PRIVATE_ONLY }))
}

/** The site, with another page for unknown addresses; its own where that one was not built. */
export function withNotFoundPage(site: Site, page: string): Site {
  return { ...site, notFound: site.files.get(page) ?? site.notFound }
}
