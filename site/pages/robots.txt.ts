import type { APIRoute } from 'astro'
import { paths } from '../../domain/sitemap/paths.ts'

/**
 * Pages with a query: their number is unlimited, and each has an address without one. A shared name is not among them:
 * messengers read it for its card, and it has noindex.
 */
const FOR_VISITORS_ALONE = [
  `${paths.calculator()}?`,
  paths.planPdf,
  paths.contactWithPlan(''),
  paths.contactWithBrand(''),
  '/api/plan?',
  '/api/estimate?',
]

/** The site's sitemap, and those of parts that list their own pages. */
const SITEMAPS = Object.keys(import.meta.glob('./**/sitemap.xml.ts'))
  .map((file) => file.slice('.'.length, -'.ts'.length))
  .sort()

/** Every page may be read: an unlisted one has noindex. */
export const GET: APIRoute = ({ site }) => {
  const disallowLines = FOR_VISITORS_ALONE.map((address) => `Disallow: ${address}\n`).join('')
  const lists = SITEMAPS.map((path) => `Sitemap: ${new URL(path, site).href}\n`).join('')
  return new Response(`User-agent: *\nAllow: /\n${disallowLines}\n${lists}`)
}
