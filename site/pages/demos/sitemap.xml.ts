import type { APIRoute } from 'astro'
import { storePages } from '../../../demos/storefront/first-view/store-pages.ts'
import { sitemapOf } from '../../sitemap.ts'

/** The indexed pages of the demo shop, in a separate sitemap that is removed with the demos. */
export const GET: APIRoute = ({ site }) => {
  const listedPages = storePages().filter(({ isListed }) => isListed)
  return sitemapOf(
    listedPages.map(({ path }) => path),
    site,
  )
}
