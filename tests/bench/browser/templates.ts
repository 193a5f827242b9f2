import { storeAddresses } from '../../../demos/addresses.ts'
import { productOf } from '../../../demos/catalogue/products.ts'
import { NO_PAGE, TEMPLATES as PAGE_TEMPLATES } from '../../journeys/pages.ts'

/** One page of a template. */
export type Template = {
  path: string
  /** Lighthouse audits that this page fails by design, with the reasons. */
  excludedAudits: Readonly<Record<string, string>>
  /** Set if the first view may exceed the initial congestion window: a shop shows drawings. */
  firstViewMaxBytes?: number
}

const UNLISTED = { 'is-crawlable': 'asks not to be listed' }
const NOT_FOUND = {
  ...UNLISTED,
  'http-status-code': 'is 404',
  'errors-in-console': 'the browser logs the 404',
}
/** The first view of the store may cost 100 KB with its two fonts, which are 37 KB. */
const STORE_DOCUMENT_MAX_BYTES = 63 * 1024
const PRODUCT = productOf(4)
/** One page of each indexed template of the store. */
const STORE = [
  storeAddresses.home,
  storeAddresses.collection('side-tables'),
  ...(PRODUCT ? [storeAddresses.product(PRODUCT.number, PRODUCT.slug)] : []),
]

/** One page of each template, and the page for unknown addresses. */
export const TEMPLATES: ReadonlyArray<Template> = [
  ...PAGE_TEMPLATES.map(({ path, isListed }) => ({ path, excludedAudits: isListed ? {} : UNLISTED })),
  { path: NO_PAGE, excludedAudits: NOT_FOUND },
  ...STORE.map((path) => ({ path, excludedAudits: {}, firstViewMaxBytes: STORE_DOCUMENT_MAX_BYTES })),
]
