import type { LiveProduct } from '../live/live-product.ts'
import { own } from './brand.json'
import { NarrowTenderDesk } from './TenderDesk.tsx'

export const product: LiveProduct = {
  slug: 'tenders-management',
  own,
  screens: [{ label: 'The tender desk in a window', device: 'window', Screen: NarrowTenderDesk }],
}
