/** For files whose name contains a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * For everything that may show a price or a date: caches revalidate it before each use. Equals `no-cache`, spelt out for shared caches
 * that only understand ages (docs/decisions/0040).
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** For one visitor's content; their browser may keep it for the Back button. */
export const PRIVATE_ONLY = 'private, no-cache'

/** For files with a permanent name that show neither price nor date. */
const ONE_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

/** Files of the builds of site and inbox, named by their content. */
const HASHED = /^\/_(?:astro|inbox)\//
const WITHOUT_PRICE =
  /^\/(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png|logo\/[\w.-]+\/\d+\.(?:png|webp)|site\.webmanifest|robots\.txt|sitemap\.xml|licences\/[\w-]+\.txt)$/
const NOT_FOUND_PAGE = '/404'

/** Whether a file's name contains a hash of its content, which therefore never changes. */
export function isHashed(address: string): boolean {
  return HASHED.test(address)
}

/** The Cache-Control of a file of the built site; unknown files are revalidated each time. */
export function cacheControlOf(address: string): string {
  if (isHashed(address)) return IMMUTABLE
  if (WITHOUT_PRICE.test(address)) return ONE_HOUR
  // The 404 page answers an unlimited number of addresses, which would fill a shared cache.
  return address === NOT_FOUND_PAGE ? PRIVATE_ONLY : REVALIDATE
}
