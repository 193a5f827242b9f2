import { ProductPicture } from '../../../parts/ProductPicture.tsx'
import { findVariant, type ProductOverrides } from '../../../shop/current-product.ts'

/** The picture of what has a number, in its colour; of what is no longer there, nothing. */
export function LineItemPicture({ overrides, sku }: { overrides: ProductOverrides; sku: string }) {
  const item = findVariant(overrides, sku)
  return item && <ProductPicture product={item.product} colour={item.variant.colour} />
}
