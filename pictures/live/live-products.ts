import type { LiveProduct } from './live-product.ts'

/** The products that a page can show live, each from its own folder; which comes first is the catalogue's to say. */
export const LIVE_PRODUCTS: ReadonlyArray<LiveProduct> = Object.values(
  import.meta.glob<LiveProduct>('../*/index.ts', { eager: true, import: 'product' }),
)
