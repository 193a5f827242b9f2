import type { Product } from '../catalogue/product.ts'
import { currentProduct, currentVariants, type ProductOverrides } from './current-product.ts'
import type { ProductEdit } from './shop-state.ts'

/** A million rand; more is a typing error. */
export const MAX_PRICE_CENTS = 100_000_000
export const MAX_NAME_CHARS = 80
export const MAX_THRESHOLD = 999
const MAX_SIZES = 12
const MAX_COLOURS = 6

/** Why a change of products is invalid, as a sentence; null if it is valid. */
export function productEditError(
  overrides: ProductOverrides,
  numbers: ReadonlyArray<number>,
  edit: ProductEdit,
): string | null {
  const missingNumber = numbers.find((number) => currentProduct(overrides, number) === null)
  if (missingNumber !== undefined) return `There is no product with the number ${missingNumber}.`
  const nameError = edit.name === undefined ? null : productNameError(edit.name, numbers.length)
  return nameError ?? otherEditError(overrides, numbers, edit)
}

/** Why a new product is invalid, as a sentence; null if it is valid. */
export function newProductError({
  name,
  sizes,
  colours,
}: Pick<Product, 'name' | 'sizes' | 'colours'>): string | null {
  if (sizes.length === 0 || sizes.length > MAX_SIZES) return `A product comes in one to ${MAX_SIZES} sizes.`
  if (new Set(sizes.map(({ word }) => word.trim())).size < sizes.length)
    return 'Two sizes have the same name.'
  if (colours.length > MAX_COLOURS) return `A product comes in ${MAX_COLOURS} colours at most.`
  const priceFault = sizes.map(({ priceCents }) => priceError(priceCents)).find((fault) => fault !== null)
  return productNameError(name, 1) ?? priceFault ?? null
}

/** Why a price is invalid, as a sentence; null if it is valid. @param cents incl. VAT */
export function priceError(cents: number): string | null {
  if (!Number.isInteger(cents) || cents < 100) return 'A price is at least R 1,00, in whole cents.'
  return cents > MAX_PRICE_CENTS ? 'A price is R 1 000 000,00 at most.' : null
}

export function isThreshold(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_THRESHOLD
}

function productNameError(name: string, productCount: number): string | null {
  if (productCount > 1) return 'Two products cannot have one name.'
  const { length } = name.trim()
  if (length === 0) return 'A product needs a name.'
  return length > MAX_NAME_CHARS ? `A name has ${MAX_NAME_CHARS} letters at most.` : null
}

function otherEditError(
  overrides: ProductOverrides,
  numbers: ReadonlyArray<number>,
  edit: ProductEdit,
): string | null {
  if (edit.lowStockThresholds && !edit.lowStockThresholds.every(isThreshold))
    return `A low-stock level is a whole number from 0 to ${MAX_THRESHOLD}.`
  if (edit.binLocation !== undefined && !/^[A-Z]\d{1,2}$/.test(edit.binLocation))
    return 'A shelf is an aisle and a number, like C3.'
  return edit.prices ? pricesError(overrides, numbers, edit.prices) : null
}

function pricesError(
  overrides: ProductOverrides,
  numbers: ReadonlyArray<number>,
  prices: Readonly<Record<string, number>>,
): string | null {
  const skus = new Set(numbers.flatMap((number) => skusOf(overrides, number)))
  const otherSku = Object.keys(prices).find((sku) => !skus.has(sku))
  if (otherSku !== undefined) return `${otherSku} is not one of the products being changed.`
  return (
    Object.values(prices)
      .map(priceError)
      .find((fault) => fault !== null) ?? null
  )
}

function skusOf(overrides: ProductOverrides, number: number): ReadonlyArray<string> {
  const product = currentProduct(overrides, number)
  return product ? currentVariants(overrides, product).map(({ sku }) => sku) : []
}
