import { skuParts } from '../../catalogue/variants.ts'
import { binLocationOf, currentProduct, type ProductOverrides } from '../../shop/current-product.ts'

/** Aisle and shelf of a product, the same in every branch: `C3`. Empty where there is no such product. */
export function binLocationOfSku(sku: string, overrides: ProductOverrides): string {
  const number = skuParts(sku)?.number
  const product = number === undefined ? null : currentProduct(overrides, number)
  return product ? binLocationOf(overrides, product) : ''
}
