import type { APIRoute } from 'astro'
import { sitePages } from '../../domain/sitemap/paths.ts'
import { content } from '../content.ts'
import { sitemapOf } from '../sitemap.ts'

/** The indexed pages. */
export const GET: APIRoute = ({ site }) => {
  const listedPages = sitePages(content).filter(({ isListed }) => isListed)
  return sitemapOf(
    listedPages.map(({ path }) => path),
    site,
  )
}
