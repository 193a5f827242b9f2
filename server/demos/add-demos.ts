import type { FastifyInstance } from 'fastify'
import type { RejectionCounter } from '../http/bounds/rejection-counter.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import { isPage } from '../http/built-site/site-file.ts'
import { addNotFoundPages } from './not-found-pages.ts'
import { addProductPages, type ProductPageDependencies } from './product-pages.ts'
import { allowSameOriginFraming } from './same-origin-framing.ts'

const DEMO_PAGES = '/demos/'
/** They wait for the pages' thread in a line of their own: however many are asked for, a form's page waits for one of them at most. */
const PRODUCT_PAGES = { name: 'things of the demos', atOnce: 1, waiting: 24, perAddress: 12 }

type Parts = Omit<ProductPageDependencies, 'rendering'> & { refused: RejectionCounter }

/** All that the server does for the two demos, besides sending what was built. Remove it with them: decision 42. */
export function addDemos(app: FastifyInstance, { refused, ...parts }: Parts): void {
  for (const [address, file] of parts.site.files)
    if (address.startsWith(DEMO_PAGES) && isPage(file)) allowSameOriginFraming(file)
  const queue = createRequestQueue(PRODUCT_PAGES, refused)
  addProductPages(app, { ...parts, rendering: { site: parts.site, queue } })
  addNotFoundPages(app, parts.site)
}
