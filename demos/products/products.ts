import { firstProduct } from './first-five.ts'
import { describe } from './grammar.ts'
import { attemptOf } from './name-attempts.ts'
import { PRODUCT_COUNT, type Product } from './product.ts'

/**
 * The product of a number, always the same: it is drawn from the number alone, so that no list is needed to find one.
 *
 * @returns null where no such product is drawn: what the office added stands in the shop's state
 */
export function productOf(number: number): Product | null {
  if (!Number.isInteger(number) || number < 1 || number > PRODUCT_COUNT) return null
  return firstProduct(number) ?? describe(number, attemptOf(number))
}

/** All 10 240, by number. It takes a tenth of a second or more on a phone: ask for it in a worker, once. */
export function allProducts(): ReadonlyArray<Product> {
  return Array.from(
    { length: PRODUCT_COUNT },
    (_, at) => firstProduct(at + 1) ?? describe(at + 1, attemptOf(at + 1)),
  )
}
