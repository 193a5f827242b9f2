import { createContext, use } from 'react'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { currentProduct, findVariant, type ProductOverrides } from '../../shop/current-product.ts'
import styles from './Picture.module.css'

/** The office's changes and added products; without them products are as drawn. */
export const ProductOverridesContext = createContext<ProductOverrides>({ edits: {}, added: [] })

type Props = {
  /** The product's number, or the sku of a variant, which is drawn in its colour. */
  item: number | string
  /** The size in pixels; absent: as wide as its container. */
  size: 28 | 40 | 44 | 48 | 72 | 84 | 190 | 'fill'
  /** Without its wall. */
  isBare?: boolean
}

/** A decorative picture of a product beside its name. */
export function Picture({ item, size, isBare = false }: Props) {
  const foundItem = useItem(item)
  return (
    <span
      className={styles.picture}
      style={size === 'fill' ? undefined : { width: size, height: size }}
      data-size={size}
      data-bare={isBare || undefined}
      aria-hidden="true"
    >
      {foundItem && (
        <ProductPicture
          product={foundItem.product}
          {...(foundItem.colour !== null && { colour: foundItem.colour })}
          wall={!isBare}
        />
      )}
    </span>
  )
}

function useItem(item: number | string) {
  const overrides = use(ProductOverridesContext)
  if (typeof item === 'number') {
    const product = currentProduct(overrides, item)
    return product && { product, colour: null }
  }
  const foundItem = findVariant(overrides, item)
  return foundItem && { product: foundItem.product, colour: foundItem.variant.colour }
}
