import type { LiveProduct } from '../live/live-product.ts'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { CounterScreen } from './live/CounterScreen.tsx'
import { ShopScreen } from './live/ShopScreen.tsx'

/** The shop on a phone, and the office behind its counter. */
export const ecommerce: LiveProduct = {
  slug: 'ecommerce',
  own: OWN_BRANDS.ecommerce,
  screens: [
    { label: 'The shop on a phone', device: 'phone', Screen: ShopScreen },
    { label: 'The orders behind the counter', device: 'window', Screen: CounterScreen },
  ],
}
