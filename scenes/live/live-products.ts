import { ecommerce } from '../ecommerce/live.ts'
import { foodDelivery } from '../food-delivery/live.ts'
import type { LiveProduct } from './live-product.ts'

/** The products that a page can show live. */
export const LIVE_PRODUCTS: ReadonlyArray<LiveProduct> = [ecommerce, foodDelivery]
