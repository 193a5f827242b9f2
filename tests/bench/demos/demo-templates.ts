import { storeAddresses } from '../../../demos/addresses.ts'
import { productOf } from '../../../demos/catalogue/products.ts'
import type { Template } from '../pages/template.ts'

/** The first view of the store may cost 100 KB; its two fonts are 37 of them. */
const STORE_DOCUMENT_MAX_BYTES = 63 * 1024
const PRODUCT = productOf(4)

/** One page of each template of the store that may be found. */
export const DEMO_TEMPLATES: ReadonlyArray<Template> = [
  storeAddresses.home,
  storeAddresses.collection('side-tables'),
  ...(PRODUCT ? [storeAddresses.product(PRODUCT.number, PRODUCT.slug)] : []),
].map((path) => ({ path, leftOut: {}, firstViewMaxBytes: STORE_DOCUMENT_MAX_BYTES }))
