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
  const seeded = drawnProduct(overrides, number)
  const edit = overrides.edits[number]
  return seeded && edit ? edited(seeded, edit) : seeded
}

/** The variants of a product, with the office's prices, before any sale. A product added by the office begins without stock. */
export function currentVariants(overrides: ProductOverrides, product: Product): ReadonlyArray<Variant> {
  const seeded = drawnProduct(overrides, product.number)
  if (!seeded) return []
  const prices = overrides.edits[product.number]?.prices
  const variants = variantsOf(seeded).map((variant) => ({
    ...variant,
    priceCents: prices?.[variant.sku] ?? variant.priceCents,
  }))
  return product.number <= PRODUCT_COUNT
    ? variants
    : variants.map((variant) => ({ ...variant, drawnStock: [0, 0, 0] }))
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
  const line = defaultLowStockThreshold(product)
  return overrides.edits[product.number]?.lowStockThresholds ?? [line, line, line]
}

/** Colour and size as shown in an order's line: `Sage stripe`, `50 cm`, `Clay, 24 cm`. */
export function detailOf(product: Product, variant: Variant): string {
  if (variant.colour === null) return variant.size
  const word = capitalised(colourWord(variant.colour))
  if (product.kind === 'throw' && product.pattern === null) return `${word} stripe`
  return `${word}, ${variant.size}`
}

function drawnProduct(overrides: ProductOverrides, number: number): Product | null {
  return number <= PRODUCT_COUNT
    ? productOf(number)
    : (overrides.added.find((product) => product.number === number) ?? null)
}

function edited(seeded: Product, edit: ProductEdit): Product {
  const sizes = edit.prices ? sizesWith(seeded, edit.prices) : seeded.sizes
  return {
    ...seeded,
    name: edit.name ?? seeded.name,
    shippingClass: edit.shippingClass ?? seeded.shippingClass,
    maker: edit.maker ?? seeded.maker,
    sizes,
    priceCents: sizes[0]?.priceCents ?? seeded.priceCents,
  }
}

/** The price of a size is that of its cheapest colour. */
function sizesWith(seeded: Product, prices: Readonly<Record<string, number>>): Product['sizes'] {
  const variants = variantsOf(seeded)
  return seeded.sizes.map(({ word }) => {
    const ofSize = variants.filter((variant) => variant.size === word)
    return { word, priceCents: Math.min(...ofSize.map(({ sku, priceCents }) => prices[sku] ?? priceCents)) }
  })
}
