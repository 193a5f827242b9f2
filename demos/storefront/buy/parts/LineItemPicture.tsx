import { ProductPicture } from '../../../parts/ProductPicture.tsx'
import { findVariant, type ProductOverrides } from '../../../shop/current-product.ts'

/** The picture of a variant in its colour; nothing if it no longer exists. */
export function LineItemPicture({ overrides, sku }: { overrides: ProductOverrides; sku: string }) {
  const item = findVariant(overrides, sku)
  return item && <ProductPicture product={item.product} colour={item.variant.colour} />
}
