import type { APIRoute } from 'astro'

/** Everything may be read; what must not be listed says noindex itself. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`)
