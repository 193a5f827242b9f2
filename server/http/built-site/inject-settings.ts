/** The placeholder origin that the build writes (astro.config.ts). */
export const BUILT_ORIGIN = 'https://site.invalid'

/** What the running server knows and the build does not. */
export type SiteSettings = {
  /** Public origin. */
  siteUrl: string
  /** The measurement ID of Google Analytics, validated: `G-` and capitals or digits; null: the pages contain no analytics. */
  measurementId: string | null
}

// Written by site/features/analytics: AnalyticsOnly.astro wraps each part, marks.ts has the id's placeholder.
const PART = /<!--analytics-->([\s\S]*?)<!--\/analytics-->/g
const ID_PLACEHOLDER = 'data-measurement-id="MEASUREMENT_ID"'

/** Inserts the running server's settings into a built or rendered text; keeps or removes its parts for Google Analytics. */
export function injectSettings(text: string, { siteUrl, measurementId }: SiteSettings): string {
  return text
    .replaceAll(BUILT_ORIGIN, siteUrl)
    .replace(PART, (_marked, part: string) =>
      measurementId === null ? '' : part.replace(ID_PLACEHOLDER, `data-measurement-id="${measurementId}"`),
    )
}
