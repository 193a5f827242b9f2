import type { LiveProduct } from '../live/live-product.ts'
import { own } from './brand.json'
import { CounterScreen } from './live/CounterScreen.tsx'
import { ShopScreen } from './live/ShopScreen.tsx'

/** The shop on a phone, and the office behind its counter. */
export const product: LiveProduct = {
  slug: 'ecommerce',
  own,
  screens: [
    { label: 'The shop on a phone', device: 'phone', Screen: ShopScreen },
    { label: 'The orders behind the counter', device: 'window', Screen: CounterScreen },
  ],
}
