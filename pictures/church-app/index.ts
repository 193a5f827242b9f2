import type { LiveProduct } from '../live/live-product.ts'
import { own } from './brand.json'
import { NarrowOffice } from './Office.tsx'
import { SundayOnPhone } from './SundayApp.tsx'

/** The app in a member's hand, and the office that sees who comes. */
export const product: LiveProduct = {
  slug: 'church-app',
  own,
  screens: [
    { label: 'The app on a phone', device: 'phone', Screen: SundayOnPhone },
    { label: 'The church office in a window', device: 'window', Screen: NarrowOffice },
  ],
}
