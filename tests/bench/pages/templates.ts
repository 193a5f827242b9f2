import { NO_PAGE, TEMPLATES as PAGE_TEMPLATES } from '../../journeys/pages.ts'
import { DEMO_TEMPLATES } from '../demos/demo-templates.ts'
import type { Template } from './template.ts'

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
  ...DEMO_TEMPLATES,
]
