/** One page of a template. */
export type Template = {
  path: string
  /** Lighthouse audits that this page fails by design, with the reason: left out of its scores, and listed below the table. */
  leftOut: Readonly<Record<string, string>>
  /** Of its document, where that may be more than what a server sends at first: a shop shows drawings. */
  firstViewMaxBytes?: number
}
