import type { LiveProduct } from '../live/live-product.ts'
import { own } from './brand.json'
import { NarrowLodgeSite } from './LodgeSite.tsx'

export const product: LiveProduct = {
  slug: 'live-camera',
  own,
  screens: [{ label: 'The camera on a website', device: 'window', Screen: NarrowLodgeSite }],
}
