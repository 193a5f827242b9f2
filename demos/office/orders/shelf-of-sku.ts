import { skuParts } from '../../catalogue/variants.ts'
import { currentProduct, type ProductOverrides, shelfOf } from '../../shop/current-product.ts'

/** Aisle and shelf of a product, the same in every branch: `C3`. Empty where there is no such product. */
export function shelfOfSku(sku: string, overrides: ProductOverrides): string {
  const number = skuParts(sku)?.number
  const product = number === undefined ? null : currentProduct(overrides, number)
  return product ? shelfOf(overrides, product) : ''
}
