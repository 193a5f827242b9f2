/** Of a name that holds its content: other content has another name. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Of whatever may show a price or a date: caches may keep it, and ask before each use whether it is still the same. Written out
 * where `no-cache` would say the same, for caches in front of sites that read nothing but times (docs/decisions/0040).
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Of what is for one visitor; their browser may keep it for the way back. */
export const PRIVATE_ONLY = 'private, no-cache'

/** Of what shows neither price nor date and has one name for ever. */
const ONE_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

/** Files of the site's build and of the inbox's, named by their content. */
const HASHED = /^\/_(?:astro|inbox)\//
const WITHOUT_PRICE =
  /^\/(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png|site\.webmanifest|robots\.txt|sitemap\.xml|licences\/[\w-]+\.txt)$/
const NOT_FOUND_PAGE = '/404'

/** How long a file of the built site may be kept, and by whom (Cache-Control). What it does not know is asked for each time. */
export function cacheControlOf(address: string): string {
  if (HASHED.test(address)) return IMMUTABLE
  if (WITHOUT_PRICE.test(address)) return ONE_HOUR
  // The answer to addresses without end: kept by a shared cache, they would fill it.
  return address === NOT_FOUND_PAGE ? PRIVATE_ONLY : REVALIDATE
}
