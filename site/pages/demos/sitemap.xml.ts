import type { APIRoute } from 'astro'
import { storePages } from '../../../demos/storefront/first-view/store-pages.ts'
import { sitemapOf } from '../../sitemap.ts'

/** The demo shop's pages that want to be found: it stands beside the site's own sitemap, and goes with the demos. */
export const GET: APIRoute = ({ site }) => {
  const listed = storePages().filter(({ isListed }) => isListed)
  return sitemapOf(
    listed.map(({ path }) => path),
    site,
  )
}
