import type { APIRoute } from 'astro'
import { sitePages } from '../../domain/sitemap/paths.ts'
import { content } from '../content.ts'

/** The pages that want to be found. */
export const GET: APIRoute = ({ site }) => {
  const urls = sitePages(content)
    .filter(({ isListed }) => isListed)
    .map(({ path }) => `  <url><loc>${new URL(path, site).href}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } })
}
