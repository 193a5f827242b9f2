import { productOf } from '../catalogue/products.ts'
import styles from './ProductDrawing.module.css'
import { ProductPicture } from './ProductPicture.tsx'

/** `Hoopoe ilala market basket`: what an empty basket looks like. */
export const MARKET_BASKET = 562
/** A basket that holds nothing, where no product is found. */
export const EMPTY_BASKET = 263

/** A product without its wall, above the words of a page that shows none. */
export function ProductDrawing({ number }: { number: number }) {
  const product = productOf(number)
  return product && <ProductPicture product={product} wall={false} className={styles.drawing} />
}
