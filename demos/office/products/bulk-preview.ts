import { formatRand } from '../../../domain/money/money.ts'
import type { Product } from '../../catalogue/product.ts'
import {
  currentProduct,
  currentVariants,
  lowStockThresholdsOf,
  type ProductOverrides,
} from '../../shop/current-product.ts'
import { changedPrice } from '../../shop/deciding/products.ts'

/** The old and new values of one product. */
export type BeforeAfter = { number: number; name: string; before: string; after: string }

/** The maximum number of products in a preview. */
export const MAX_LISTED = 5

/** A preview of changed prices. @param bps -1000 is 10% less */
export function pricesAfter(
  overrides: ProductOverrides,
  numbers: ReadonlyArray<number>,
  bps: number,
): ReadonlyArray<BeforeAfter> {
  return previewOf(overrides, numbers, (product) => {
    const cents = Math.min(...currentVariants(overrides, product).map(({ priceCents }) => priceCents))
    return { before: formatRand(cents), after: formatRand(changedPrice(cents, bps)) }
  })
}

/** A preview of a new low-stock threshold in every branch. */
export function thresholdsAfter(
  overrides: ProductOverrides,
  numbers: ReadonlyArray<number>,
  threshold: number,
): ReadonlyArray<BeforeAfter> {
  return previewOf(overrides, numbers, (product) => {
    const [a, b, c] = lowStockThresholdsOf(overrides, product)
    return { before: a === b && b === c ? String(a) : `${a}, ${b}, ${c}`, after: String(threshold) }
  })
}

function previewOf(
  overrides: ProductOverrides,
  numbers: ReadonlyArray<number>,
  changeOf: (product: Product) => Pick<BeforeAfter, 'before' | 'after'>,
): ReadonlyArray<BeforeAfter> {
  return numbers.slice(0, MAX_LISTED).flatMap((number) => {
    const product = currentProduct(overrides, number)
    return product ? [{ number, name: product.name, ...changeOf(product) }] : []
  })
}
