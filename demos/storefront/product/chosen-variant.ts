import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { capitalised } from '../../../domain/wording.ts'
import { COLOURS, colourWord, isColour } from '../../catalogue/colours.ts'
import type { PerBranch, Product, Variant } from '../../catalogue/product.ts'
import { currentVariants } from '../../shop/current-product.ts'
import type { Price } from '../../shop/prices.ts'
import { type StockState, totalStock } from '../../shop/stock-levels.ts'
import type { Suburb } from './use-delivery-destination.ts'
import { sizeLegend } from './words/sizes.ts'

export type VariantWithStock = Variant & { stock: PerBranch; quantity: number }

/** The variants of a product with their current stock. */
export function variantsWithStock(shop: StockState, product: Product): ReadonlyArray<VariantWithStock> {
  return currentVariants(shop, product).map((variant) => {
    const stock = shop.stock[variant.sku] ?? variant.initialStock
    return { ...variant, stock, quantity: totalStock(stock) }
  })
}

/** Colours or sizes to choose from. */
export type ChoiceGroup = {
  legend: string
  name: string
  options: ReadonlyArray<{
    value: string
    label: string
    isChosen: boolean
    isSoldOut: boolean
    hex?: string | undefined
  }>
  onChoose: (value: string) => void
}

/** A product as its page offers it on a day: the chosen variant, other choices and stock. */
export type Offer = {
  product: Product
  variants: ReadonlyArray<VariantWithStock>
  chosen: VariantWithStock
  price: Pick<Price, 'cents' | 'fullCents'>
  /** Null before hydration. */
  today: CalendarDate | null
  suburb: Suburb
}

/** The visitor's choices; null where the page chooses. */
export type VariantChoice = { colour: string | null; size: string | null }

/**
 * The variant that fits the visitor's choices. Without a choice it is the variant that the product's card showed: the
 * first colour at the lowest price, in the size with the most stock. If that is sold out, the variant with the most stock.
 */
export function chooseVariant(
  variants: ReadonlyArray<VariantWithStock>,
  choice: VariantChoice,
): VariantWithStock | null {
  const ofColour = variants.filter(({ colour }) => choice.colour === null || colour === choice.colour)
  const ofBoth = ofColour.filter(({ size }) => choice.size === null || size === choice.size)
  const candidates = ofBoth.length > 0 ? ofBoth : variants
  const cheapest = Math.min(...candidates.map(({ priceCents }) => priceCents))
  const cardVariant = mostInStock(
    candidates.filter(
      ({ colour, priceCents }) => colour === candidates[0]?.colour && priceCents === cheapest,
    ),
  )
  return cardVariant && cardVariant.quantity > 0 ? cardVariant : mostInStock(candidates)
}

function mostInStock(variants: ReadonlyArray<VariantWithStock>): VariantWithStock | null {
  const [first, ...others] = variants
  return first
    ? others.reduce((best, variant) => (variant.quantity > best.quantity ? variant : best), first)
    : null
}

/** The variant in another colour and the same size with the most stock; null if all are sold out. */
export function colourInStock(
  variants: ReadonlyArray<VariantWithStock>,
  chosen: VariantWithStock,
): VariantWithStock | null {
  const inStock = variants.filter(
    ({ colour, size, quantity }) => colour !== chosen.colour && size === chosen.size && quantity > 0,
  )
  return mostInStock(inStock)
}

/** The choices of colour, if there are several, and of size. */
export function choicesOf(
  product: Product,
  variants: ReadonlyArray<VariantWithStock>,
  chosen: VariantWithStock,
  onChoose: (choice: Partial<VariantChoice>) => void,
): Array<ChoiceGroup> {
  const ofColour = variants.filter(({ colour }) => colour === chosen.colour)
  const pricesDiffer = new Set(ofColour.map(({ priceCents }) => priceCents)).size > 1
  const sizeChoice: ChoiceGroup = {
    legend: sizeLegend(product),
    name: 'size',
    options: ofColour.map(({ size, priceCents, quantity }) => ({
      value: size,
      label: pricesDiffer ? `${size}, ${formatRand(priceCents)}` : size,
      isChosen: size === chosen.size,
      isSoldOut: quantity === 0,
    })),
    onChoose: (size) => onChoose({ size, colour: chosen.colour }),
  }
  if (chosen.colour === null) return [sizeChoice]
  const ofSize = variants.filter(({ size }) => size === chosen.size)
  const colourName = product.kind === 'throw' && product.pattern === null ? 'Stripe' : 'Colour'
  const colourChoice: ChoiceGroup = {
    legend: `${colourName}: ${capitalised(colourWord(chosen.colour))}`,
    name: 'colour',
    options: product.colours.map((option) => ({
      value: option,
      label: colourWord(option),
      isChosen: option === chosen.colour,
      isSoldOut: !ofSize.some(({ colour, quantity }) => colour === option && quantity > 0),
      hex: isColour(option) ? COLOURS[option].hex : undefined,
    })),
    onChoose: (colour) => onChoose({ colour, size: chosen.size }),
  }
  return [colourChoice, sizeChoice]
}
