import { firstStock } from './first-five.ts'
import { type PerBranch, type Product, perBranch, type Variant } from './product.ts'
import { Rng } from './random.ts'

/** The probability that a variant is sold out in every branch, and in one. */
const SOLD_OUT_EVERYWHERE = 0.06
const SOLD_OUT_HERE = 0.22
const NO_STOCK: PerBranch = [0, 0, 0]

/** Every colour in every size, colour by colour. */
export function variantsOf(product: Product): ReadonlyArray<Variant> {
  const colours = product.colours.length > 0 ? product.colours : [null]
  return colours.flatMap((colour, row) =>
    product.sizes.map(({ word, priceCents }, column) => {
      const variantIndex = row * product.sizes.length + column
      return {
        sku: skuOf(product.number, variantIndex + 1),
        colour,
        size: word,
        priceCents,
        initialStock: initialStock(product.number, variantIndex, priceCents),
      }
    }),
  )
}

/** @param variantNumber from 1 */
export const skuOf = (number: number, variantNumber: number): string =>
  `${String(number).padStart(5, '0')}-${variantNumber}`

/** `00001-2` is the second variant of product 1. @returns null for an invalid sku */
export function skuParts(sku: string): { number: number; variantNumber: number } | null {
  const [, number, variantNumber] = /^(\d{5,6})-([1-9]\d?)$/.exec(sku) ?? []
  return number === undefined ? null : { number: Number(number), variantNumber: Number(variantNumber) }
}

function initialStock(number: number, variantIndex: number, priceCents: number): PerBranch {
  const fixed = firstStock(number, variantIndex)
  if (fixed !== undefined) return fixed
  const rng = new Rng(`stock:${number}:${variantIndex}`)
  if (rng.chance(SOLD_OUT_EVERYWHERE)) return NO_STOCK
  const maxQuantity = priceCents < 100_000 ? 14 : priceCents < 500_000 ? 5 : 2
  return perBranch(() => (rng.chance(SOLD_OUT_HERE) ? 0 : rng.whole(1, maxQuantity)))
}
