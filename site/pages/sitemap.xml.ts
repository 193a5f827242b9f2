import type { APIRoute } from 'astro'
import { sitePages } from '../../domain/sitemap/paths.ts'
import { content } from '../content.ts'
import { sitemapOf } from '../sitemap.ts'

/** The indexed pages. */
export const GET: APIRoute = ({ site }) => {
  const listed = sitePages(content).filter(({ isListed }) => isListed)
  return sitemapOf(
    listed.map(({ path }) => path),
    site,
  )
}
