import type { LiveProduct } from '../live/live-product.ts'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { KitchenTablet } from './live/KitchenTablet.tsx'
import { MenuScreen } from './live/MenuScreen.tsx'

/** The app in which customers order, and what the kitchen sees of it. */
export const foodDelivery: LiveProduct = {
  slug: 'food-delivery',
  own: OWN_BRANDS['food-delivery'],
  screens: [
    { label: 'The ordering app on a phone', device: 'phone', Screen: MenuScreen },
    { label: 'The orders in the kitchen', device: 'tablet', Screen: KitchenTablet },
  ],
}
