import type { APIRoute } from 'astro'
import { storePages } from '../../../demos/store/first-view/store-pages.ts'

/** The demo shop's pages that want to be found: it stands beside the site's own sitemap, and goes with the demos. */
export const GET: APIRoute = ({ site }) => {
  const urls = storePages()
    .filter(({ isListed }) => isListed)
    .map(({ path }) => `  <url><loc>${new URL(path, site).href}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } })
}
