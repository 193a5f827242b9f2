import { createContext, use } from 'react'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { currentProduct, findVariant, type ProductOverrides } from '../../shop/current-product.ts'
import styles from './Picture.module.css'

/** The office’s changes to products, and its added ones; none by default. */
export const ProductOverridesContext = createContext<ProductOverrides>({ edits: {}, added: [] })

type Props = {
  /** The number of a product, or the sku of a variant, which is shown in its colour. */
  item: number | string
  /** The size in pixels, or the width of the container. */
  size: 28 | 40 | 44 | 48 | 72 | 84 | 190 | 'fill'
  /** Whether the wall behind the product is left out. */
  isBare?: boolean
}

/** A decorative picture of a product beside its name. */
export function Picture({ item, size, isBare = false }: Props) {
  const pictured = usePictured(item)
  return (
    <span
      className={styles.picture}
      style={size === 'fill' ? undefined : { width: size, height: size }}
      data-size={size}
      data-bare={isBare || undefined}
      aria-hidden="true"
    >
      {pictured && (
        <ProductPicture
          product={pictured.product}
          {...(pictured.colour !== null && { colour: pictured.colour })}
          wall={!isBare}
        />
      )}
    </span>
  )
}

function usePictured(item: number | string) {
  const overrides = use(ProductOverridesContext)
  if (typeof item === 'number') {
    const product = currentProduct(overrides, item)
    return product && { product, colour: null }
  }
  const match = findVariant(overrides, item)
  return match && { product: match.product, colour: match.variant.colour }
}
