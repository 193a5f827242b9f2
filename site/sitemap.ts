/** The sitemap of some pages. @param site the public origin */
export function sitemapOf(paths: ReadonlyArray<string>, site: URL | undefined): Response {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } })
}
