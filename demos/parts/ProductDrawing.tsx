import { productOf } from '../catalogue/products.ts'
import styles from './ProductDrawing.module.css'
import { ProductPicture } from './ProductPicture.tsx'

/** The number of `Hoopoe ilala market basket`, shown if there is nothing in the basket, no order or no product. */
export const MARKET_BASKET_PRODUCT = 562
/** The number of `Kiepersol cane bread basket`, shown if no product was found. */
export const NOTHING_FOUND_PRODUCT = 263

/** A product without background, above the message of an empty page. */
export function ProductDrawing({ number }: { number: number }) {
  const product = productOf(number)
  return product && <ProductPicture product={product} wall={false} className={styles.drawing} />
}
