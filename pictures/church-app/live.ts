import type { LiveProduct } from '../live/live-product.ts'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { SundayOnPhone } from './SundayApp.tsx'

export const churchApp: LiveProduct = {
  slug: 'church-app',
  own: OWN_BRANDS['church-app'],
  screens: [{ label: 'The app on a phone', device: 'phone', Screen: SundayOnPhone }],
}
