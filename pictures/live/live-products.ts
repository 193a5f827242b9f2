import type { LiveProduct } from './live-product.ts'

/** The products that a page can show live, each from its own folder, in the order of their names. */
export const LIVE_PRODUCTS: ReadonlyArray<LiveProduct> = Object.values(
  import.meta.glob<LiveProduct>('../*/index.ts', { eager: true, import: 'product' }),
)
