import type { Product } from './product.ts'
import { productOf } from './products.ts'

/** @throws {RangeError} if there is no such product */
export function existingProduct(number: number): Product {
  const product = productOf(number)
  if (product === null) throw new RangeError(`No product ${number}`)
  return product
}
