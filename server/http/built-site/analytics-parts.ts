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
