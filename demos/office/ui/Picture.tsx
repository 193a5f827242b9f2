import { createContext, use } from 'react'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { currentProduct, findVariant, type ProductOverrides } from '../../shop/current-product.ts'
import styles from './Picture.module.css'

/** The office’s changes to products, and its added ones; none by default. */
export const ProductOverridesContext = createContext<ProductOverrides>({ edits: {}, added: [] })

type Props = {
  /** The number of a product, or the sku of a variant, which is shown in its colour. */
  item: number | string
  /** In pixels. */
  size: 28 | 40 | 44 | 48 | 72 | 84
}

/** A decorative picture of a product beside its name. */
export function Picture({ item, size }: Props) {
  const overrides = use(ProductOverridesContext)
  const match = typeof item === 'string' ? findVariant(overrides, item) : null
  const product = typeof item === 'number' ? currentProduct(overrides, item) : match?.product
  return (
    <span
      className={styles.picture}
      style={{ width: size, height: size }}
      data-size={size}
      aria-hidden="true"
    >
      {product && <ProductPicture product={product} colour={match?.variant.colour} />}
    </span>
  )
}
