import type { ReactNode } from 'react'
import { productOf } from '../../catalogue/products.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './EmptyState.module.css'

/** `Hoopoe ilala market basket`: what an empty basket looks like. */
const MARKET_BASKET = 562
/** A basket that holds nothing, where no product is found. */
export const EMPTY_STATE_PRODUCT = 263

type Props = {
  /** Number of the product that is drawn. */
  product?: number
  heading: string
  /** Of the page, where it is all that the page has. */
  isPage?: boolean
  words: string
  /** Ways on. */
  children: ReactNode
}

/** Says that there is nothing, with links onwards. */
export function EmptyState({
  product: number = MARKET_BASKET,
  heading,
  isPage = false,
  words,
  children,
}: Props) {
  const product = productOf(number)
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.nothing}>
      <div>{product && <ProductPicture product={product} wall={false} />}</div>
      <Heading>{heading}</Heading>
      <p>{words}</p>
      <div className={styles.on}>{children}</div>
    </div>
  )
}
