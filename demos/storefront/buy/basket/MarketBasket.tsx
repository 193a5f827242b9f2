import { productOf } from '../../../catalogue/products.ts'
import { ProductPicture } from '../../../parts/ProductPicture.tsx'

/** `Hoopoe ilala market basket`: what an empty basket looks like. */
const MARKET_BASKET = 562

export function MarketBasket() {
  const product = productOf(MARKET_BASKET)
  return product && <ProductPicture product={product} wall={false} />
}
