import type { LiveProduct } from '../live/live-product.ts'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { NarrowTenderDesk } from './TenderDesk.tsx'

export const tendersManagement: LiveProduct = {
  slug: 'tenders-management',
  own: OWN_BRANDS['tenders-management'],
  screens: [{ label: 'The tender desk in a window', device: 'window', Screen: NarrowTenderDesk }],
}
