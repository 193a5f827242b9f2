import { withAnalytics } from './analytics-parts.ts'

/** The origin that the build writes, because it knows none (astro.config.ts). */
const BUILT_ORIGIN = 'https://site.invalid'

/** What the running server knows and the build does not. */
export type SiteSettings = {
  /** Public origin. */
  siteUrl: string
  /** Of Google Analytics; null leaves everything that belongs to it out of the pages. */
  measurementId: string | null
}

/** A built or rendered text with the running server's settings put in. */
export function injectSettings(text: string, { siteUrl, measurementId }: SiteSettings): string {
  return withAnalytics(text.replaceAll(BUILT_ORIGIN, siteUrl), measurementId)
}
