import type { LiveProduct } from '../live/live-product.ts'
import { own } from './brand.json'
import { OnNarrowSite } from './OnTheSite.tsx'

export const product: LiveProduct = {
  slug: 'premium-chat-widget',
  own,
  screens: [{ label: 'The chat on a website', device: 'window', Screen: OnNarrowSite }],
}
