import type { LiveProduct } from '../live/live-product.ts'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { NarrowLodgeSite } from './LodgeSite.tsx'

export const liveCamera: LiveProduct = {
  slug: 'live-camera',
  own: OWN_BRANDS['live-camera'],
  screens: [{ label: 'The camera on a website', device: 'window', Screen: NarrowLodgeSite }],
}
