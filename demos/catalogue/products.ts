import { describe } from './describe-product.ts'
import { firstProduct } from './first-five.ts'
import { attemptOf } from './name-retries.ts'
import { PRODUCT_COUNT, type Product } from './product.ts'

/**
 * The product of a number, always the same: it is drawn from the number alone, so that no list is needed to find one.
 *
 * @returns null where no such product is drawn: what the office added is in the shop's state
 */
export function productOf(number: number): Product | null {
  if (!Number.isInteger(number) || number < 1 || number > PRODUCT_COUNT) return null
  if (last?.number !== number) last = drawn(number)
  return last
}

/** The parts of a page, and the lines of a file, ask for one product several times in a row. */
let last: Product | null = null

function drawn(number: number): Product {
  return firstProduct(number) ?? describe(number, attemptOf(number))
}

/** All 10 240, by number. It takes a tenth of a second or more on a phone: ask for it in a worker, once. */
export function allProducts(): ReadonlyArray<Product> {
  return Array.from({ length: PRODUCT_COUNT }, (_, at) => drawn(at + 1))
}
