import type { LiveProduct } from '../live/live-product.ts'
import { own } from './brand.json'
import { SundayOnPhone } from './SundayApp.tsx'

export const product: LiveProduct = {
  slug: 'church-app',
  own,
  screens: [{ label: 'The app on a phone', device: 'phone', Screen: SundayOnPhone }],
}
