import { NO_PAGE, TEMPLATES as PAGE_TEMPLATES } from '../e2e/pages.ts'

/** One page of a template. */
export type Template = {
  path: string
  /** Lighthouse audits that this page fails by design, with the reason: left out of its scores, and listed below the table. */
  leftOut: Readonly<Record<string, string>>
}

const UNLISTED = { 'is-crawlable': 'asks not to be listed' }
const NOT_FOUND = {
  ...UNLISTED,
  'http-status-code': 'is the answer 404',
  'errors-in-console': 'the browser notes the 404',
}

/** One page of each template, and the page for unknown addresses. */
export const TEMPLATES: ReadonlyArray<Template> = [
  ...PAGE_TEMPLATES.map(({ path, isListed }) => ({ path, leftOut: isListed ? {} : UNLISTED })),
  { path: NO_PAGE, leftOut: NOT_FOUND },
]
