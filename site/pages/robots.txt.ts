import type { APIRoute } from 'astro'
import { paths } from '../../domain/sitemap/paths.ts'

/**
 * Answers to a query: there is no end of them, and each page stands at its address without one. A shared name is not among them:
 * messengers read it for its card, and it says noindex itself.
 */
const FOR_VISITORS_ALONE = [
  `${paths.calculator()}?`,
  paths.planPdf,
  paths.contactWithPlan(''),
  paths.contactWithBrand(''),
  '/api/plan?',
  '/api/estimate?',
]

/** The site's own, and whatever part of it lists its pages itself. */
const SITEMAPS = Object.keys(import.meta.glob('./**/sitemap.xml.ts'))
  .map((file) => file.slice('.'.length, -'.ts'.length))
  .sort()

/** Every page may be read: one that is not listed says noindex itself. */
export const GET: APIRoute = ({ site }) => {
  const shut = FOR_VISITORS_ALONE.map((address) => `Disallow: ${address}\n`).join('')
  const lists = SITEMAPS.map((path) => `Sitemap: ${new URL(path, site).href}\n`).join('')
  return new Response(`User-agent: *\nAllow: /\n${shut}\n${lists}`)
}
