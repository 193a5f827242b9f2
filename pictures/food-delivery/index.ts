import type { LiveProduct } from '../live/live-product.ts'
import { own } from './brand.json'
import { KitchenTablet } from './live/KitchenTablet.tsx'
import { MenuScreen } from './live/MenuScreen.tsx'

/** The app in which customers order, and what the kitchen sees of it. */
export const product: LiveProduct = {
  slug: 'food-delivery',
  own,
  screens: [
    { label: 'The ordering app on a phone', device: 'phone', Screen: MenuScreen },
    { label: 'The orders in the kitchen', device: 'tablet', Screen: KitchenTablet },
  ],
}
