import { skuParts } from '../../catalogue/variants.ts'
import { currentProduct, shelfOf, type Things } from '../../shop/things.ts'

/** Aisle and shelf of a thing, the same in every branch: `C3`. Empty where there is no such thing. */
export function shelfOfSku(sku: string, things: Things): string {
  const number = skuParts(sku)?.number
  const product = number === undefined ? null : currentProduct(things, number)
  return product ? shelfOf(things, product) : ''
}
