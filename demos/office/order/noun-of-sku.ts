import { findVariant, type ProductOverrides } from '../../shop/current-product.ts'
import { nounOf } from '../../shop/kind-nouns.ts'

/** `table`, `throw`: what a line is called in a sentence. */
export function nounOfSku(sku: string, overrides: ProductOverrides): string {
  const item = findVariant(overrides, sku)
  return item ? nounOf(item.product.kind) : 'product'
}
