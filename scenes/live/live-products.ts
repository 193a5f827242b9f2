import { churchApp } from '../church-app/live.ts'
import type { LiveProduct } from './live-product.ts'

/** The products that a page can show live. */
export const LIVE_PRODUCTS: ReadonlyArray<LiveProduct> = [churchApp]
