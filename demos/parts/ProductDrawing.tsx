import { productOf } from '../catalogue/products.ts'
import styles from './ProductDrawing.module.css'
import { ProductPicture } from './ProductPicture.tsx'

/** `Hoopoe ilala market basket`: what an empty basket looks like. */
export const MARKET_BASKET = 562
/** The empty basket shown where no product is found. */
export const EMPTY_BASKET = 263

/** A product without a wall, above the message of an empty page. */
export function ProductDrawing({ number }: { number: number }) {
  const product = productOf(number)
  return product && <ProductPicture product={product} wall={false} className={styles.drawing} />
}
