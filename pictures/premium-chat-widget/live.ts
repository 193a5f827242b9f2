import type { LiveProduct } from '../live/live-product.ts'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { OnNarrowSite } from './OnTheSite.tsx'

export const premiumChatWidget: LiveProduct = {
  slug: 'premium-chat-widget',
  own: OWN_BRANDS['premium-chat-widget'],
  screens: [{ label: 'The chat on a website', device: 'window', Screen: OnNarrowSite }],
}
