import { capitalised } from '../../domain/wording.ts'
import { defaultBinLocation, defaultLowStockThreshold } from '../catalogue/bin-location.ts'
import { colourWord } from '../catalogue/colours.ts'
import { PRODUCT_COUNT, type Product, type Variant } from '../catalogue/product.ts'
import { productOf } from '../catalogue/products.ts'
import { skuParts, variantsOf } from '../catalogue/variants.ts'
import type { ProductEdit, ShopState } from './shop-state.ts'

/** The parts of the state from which current products are derived. */
export type ProductOverrides = Pick<ShopState, 'edits' | 'added'>

/**
 * A product with the office's changes of name, prices, shipping class and maker.
 *
 * @returns null if no product has this number
 */
export function currentProduct(overrides: ProductOverrides, number: number): Product | null {
  const unedited = uneditedProduct(overrides, number)
  const edit = overrides.edits[number]
  return unedited && edit ? withEdit(unedited, edit) : unedited
}

/** The variants of a product, at the office's prices outside sales. Products added by the office begin without stock. */
export function currentVariants(overrides: ProductOverrides, product: Product): ReadonlyArray<Variant> {
  const unedited = uneditedProduct(overrides, product.number)
  if (!unedited) return []
  const prices = overrides.edits[product.number]?.prices
  const variants = variantsOf(unedited).map((variant) => ({
    ...variant,
    priceCents: prices?.[variant.sku] ?? variant.priceCents,
  }))
  return product.number <= PRODUCT_COUNT
    ? variants
    : variants.map((variant) => ({ ...variant, initialStock: [0, 0, 0] }))
}

/** @returns null for an unknown sku */
export function findVariant(
  overrides: ProductOverrides,
  sku: string,
): { product: Product; variant: Variant } | null {
  const number = skuParts(sku)?.number
  const product = number === undefined ? null : currentProduct(overrides, number)
  const variant = product && currentVariants(overrides, product).find((candidate) => candidate.sku === sku)
  return product && variant ? { product, variant } : null
}

export function isHidden(overrides: ProductOverrides, number: number): boolean {
  return overrides.edits[number]?.isHidden ?? false
}

/** The bin location, the same in every branch: `C3`. */
export function binLocationOf(overrides: ProductOverrides, product: Product): string {
  return overrides.edits[product.number]?.binLocation ?? defaultBinLocation(product)
}

/** The low-stock threshold of each branch, in the order of BRANCHES. */
export function lowStockThresholdsOf(
  overrides: ProductOverrides,
  product: Product,
): readonly [number, number, number] {
  const threshold = defaultLowStockThreshold(product)
  return overrides.edits[product.number]?.lowStockThresholds ?? [threshold, threshold, threshold]
}

/** Colour and size, as an order's line shows them: `Sage stripe`, `50 cm`, `Clay, 24 cm`. */
export function detailOf(product: Product, variant: Variant): string {
  if (variant.colour === null) return variant.size
  const word = capitalised(colourWord(variant.colour))
  if (product.kind === 'throw' && product.pattern === null) return `${word} stripe`
  return `${word}, ${variant.size}`
}

function uneditedProduct(overrides: ProductOverrides, number: number): Product | null {
  return number <= PRODUCT_COUNT
    ? productOf(number)
    : (overrides.added.find((product) => product.number === number) ?? null)
}

function withEdit(unedited: Product, edit: ProductEdit): Product {
  const sizes = edit.prices ? sizesWith(unedited, edit.prices) : unedited.sizes
  return {
    ...unedited,
    name: edit.name ?? unedited.name,
    shippingClass: edit.shippingClass ?? unedited.shippingClass,
    maker: edit.maker ?? unedited.maker,
    sizes,
    priceCents: sizes[0]?.priceCents ?? unedited.priceCents,
  }
}

/** The price of a size is that of its cheapest colour. */
function sizesWith(unedited: Product, prices: Readonly<Record<string, number>>): Product['sizes'] {
  const variants = variantsOf(unedited)
  return unedited.sizes.map(({ word }) => {
    const ofSize = variants.filter((variant) => variant.size === word)
    return { word, priceCents: Math.min(...ofSize.map(({ sku, priceCents }) => prices[sku] ?? priceCents)) }
  })
}
