import { formatRand } from '../../../domain/money/money.ts'
import {
  currentProduct,
  currentVariants,
  lowStockThresholdsOf,
  type ProductOverrides,
} from '../../shop/current-product.ts'
import { changedPrice } from '../../shop/deciding/products.ts'

/** The old and new values of one product. */
export type BeforeAfter = { number: number; name: string; before: string; after: string }

/** The number of products that a dialog names; the others are counted. */
export const NAMED = 5

/** The new prices. @param bps -1000 is 10% less */
export function pricesAfter(
  overrides: ProductOverrides,
  numbers: ReadonlyArray<number>,
  bps: number,
): BeforeAfter[] {
  return named(overrides, numbers, (product) => {
    const cents = Math.min(...currentVariants(overrides, product).map(({ priceCents }) => priceCents))
    return { before: formatRand(cents), after: formatRand(changedPrice(cents, bps)) }
  })
}

/** The new low-stock thresholds, in every branch. */
export function thresholdsAfter(
  overrides: ProductOverrides,
  numbers: ReadonlyArray<number>,
  line: number,
): BeforeAfter[] {
  return named(overrides, numbers, (product) => {
    const [a, b, c] = lowStockThresholdsOf(overrides, product)
    return { before: a === b && b === c ? String(a) : `${a}, ${b}, ${c}`, after: String(line) }
  })
}

function named(
  overrides: ProductOverrides,
  numbers: ReadonlyArray<number>,
  change: (product: NonNullable<ReturnType<typeof currentProduct>>) => Pick<BeforeAfter, 'before' | 'after'>,
): BeforeAfter[] {
  return numbers.slice(0, NAMED).flatMap((number) => {
    const product = currentProduct(overrides, number)
    return product ? [{ number, name: product.name, ...change(product) }] : []
  })
}
