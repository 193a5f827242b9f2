import type { APIRoute } from 'astro'
import { paths } from '../../domain/sitemap/paths.ts'

/**
 * Addresses with a query: their number is unlimited, and each page has an address without one. /your-name is not among them:
 * messengers read it for its link preview, and it has noindex.
 */
const DISALLOWED = [
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

/** Robots may read every page: an unlisted one has noindex. */
export const GET: APIRoute = ({ site }) => {
  const disallowLines = DISALLOWED.map((address) => `Disallow: ${address}\n`).join('')
  const lists = SITEMAPS.map((path) => `Sitemap: ${new URL(path, site).href}\n`).join('')
  return new Response(`User-agent: *\nAllow: /\n${disallowLines}\n${lists}`)
}
