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

// As site/features/analytics writes them: AnalyticsOnly.astro around each part, marks.ts in the place of the id.
const PART = /<!--analytics-->([\s\S]*?)<!--\/analytics-->/g
const PLACE_OF_ID = 'data-measurement-id="MEASUREMENT_ID"'

/**
 * A built page with the parts that ask for consent to Google Analytics, or without a trace of them.
 *
 * @param measurementId checked already, `G-` and capitals or digits; null: there is no analytics
 */
export function withAnalytics(html: string, measurementId: string | null): string {
  return html.replace(PART, (_marked, part: string) =>
    measurementId === null ? '' : part.replace(PLACE_OF_ID, `data-measurement-id="${measurementId}"`),
  )
}
