/** The placeholder origin that the build writes (astro.config.ts). */
export const BUILT_ORIGIN = 'https://site.invalid'

/** What the running server knows and the build does not. */
export type SiteSettings = {
  /** Public origin. */
  siteUrl: string
  /** The measurement ID of Google Analytics; null: the pages contain no analytics. */
  measurementId: string | null
}

/** Inserts the running server's settings into a built or rendered text. */
export function injectSettings(text: string, { siteUrl, measurementId }: SiteSettings): string {
  return withAnalytics(text.replaceAll(BUILT_ORIGIN, siteUrl), measurementId)
}

// Written by site/features/analytics: AnalyticsOnly.astro wraps each part, marks.ts has the id's placeholder.
const PART = /<!--analytics-->([\s\S]*?)<!--\/analytics-->/g
const ID_PLACEHOLDER = 'data-measurement-id="MEASUREMENT_ID"'

/**
 * Keeps or removes the parts of a built page that belong to Google Analytics.
 *
 * @param measurementId already validated, `G-` and capitals or digits; null removes the parts
 */
export function withAnalytics(html: string, measurementId: string | null): string {
  return html.replace(PART, (_marked, part: string) =>
    measurementId === null ? '' : part.replace(ID_PLACEHOLDER, `data-measurement-id="${measurementId}"`),
  )
}
