import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { capitalised } from '../../../domain/wording.ts'
import { COLOURS, colourWord, isColour } from '../../catalogue/colours.ts'
import type { PerBranch, Product, Variant } from '../../catalogue/product.ts'
import { currentVariants, type ProductOverrides } from '../../shop/current-product.ts'
import type { Price } from '../../shop/prices.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { totalStock } from '../../shop/stock-levels.ts'
import type { Suburb } from './use-delivery-destination.ts'
import { sizeLegend } from './words/sizes.ts'

export type VariantHere = Variant & { stock: PerBranch; quantity: number }

/** With current stock. */
export function variantsHere(
  parts: ProductOverrides & Pick<ShopState, 'stock'>,
  product: Product,
): ReadonlyArray<VariantHere> {
  return currentVariants(parts, product).map((variant) => {
    const stock = parts.stock[variant.sku] ?? variant.drawnStock
    return { ...variant, stock, quantity: totalStock(stock) }
  })
}

/** Colours or sizes to choose from. */
export type Choice = {
  legend: string
  name: string
  options: ReadonlyArray<{
    value: string
    label: string
    isChosen: boolean
    isGone: boolean
    hex?: string | undefined
  }>
  onChoose: (value: string) => void
}

/** A product as its page offers it on a day: the chosen variant, other choices and stock. */
export type Offer = {
  product: Product
  variants: ReadonlyArray<VariantHere>
  chosen: VariantHere
  price: Pick<Price, 'cents' | 'fullCents'>
  /** Null before hydration. */
  today: CalendarDate | null
  suburb: Suburb
}

/** The visitor's choices; the page makes a choice that is null. */
export type Wish = { colour: string | null; size: string | null }

/**
 * The variant that fits the visitor's choices. Without a choice it is the variant that the product's card showed: the
 * first colour at the lowest price, in the size with the most stock. If that is sold out, the variant with the most stock.
 */
export function chosenOf(variants: ReadonlyArray<VariantHere>, wish: Wish): VariantHere | null {
  const ofColour = variants.filter(({ colour }) => wish.colour === null || colour === wish.colour)
  const ofBoth = ofColour.filter(({ size }) => wish.size === null || size === wish.size)
  const candidates = ofBoth.length > 0 ? ofBoth : variants
  const cheapest = Math.min(...candidates.map(({ priceCents }) => priceCents))
  const asShown = mostOf(
    candidates.filter(
      ({ colour, priceCents }) => colour === candidates[0]?.colour && priceCents === cheapest,
    ),
  )
  return asShown && asShown.quantity > 0 ? asShown : mostOf(candidates)
}

function mostOf(variants: ReadonlyArray<VariantHere>): VariantHere | null {
  const [first, ...others] = variants
  return first
    ? others.reduce(
        (mostInStock, variant) => (variant.quantity > mostInStock.quantity ? variant : mostInStock),
        first,
      )
    : null
}

/** The colour with the most stock in the same size, if the chosen one is sold out. */
export function colourHere(variants: ReadonlyArray<VariantHere>, chosen: VariantHere): VariantHere | null {
  const here = variants.filter(
    ({ colour, size, quantity }) => colour !== chosen.colour && size === chosen.size && quantity > 0,
  )
  return mostOf(here)
}

/** The choices of colour, if there are several, and of size. */
export function choicesOf(
  product: Product,
  variants: ReadonlyArray<VariantHere>,
  chosen: VariantHere,
  wish: (wish: Partial<Wish>) => void,
): Array<Choice> {
  return [
    ...(chosen.colour === null ? [] : [colourChoice(product, variants, chosen, chosen.colour, wish)]),
    sizeChoice(product, variants, chosen, wish),
  ]
}

function colourChoice(
  { colours, kind, pattern }: Product,
  variants: ReadonlyArray<VariantHere>,
  chosen: VariantHere,
  colour: string,
  wish: (wish: Partial<Wish>) => void,
): Choice {
  const name = kind === 'throw' && pattern === null ? 'Stripe' : 'Colour'
  return {
    legend: `${name}: ${capitalised(colourWord(colour))}`,
    name: 'colour',
    options: colours.map((each) => ({
      value: each,
      label: colourWord(each),
      isChosen: each === colour,
      isGone: !variants.some(
        (variant) => variant.colour === each && variant.size === chosen.size && variant.quantity > 0,
      ),
      hex: isColour(each) ? COLOURS[each].hex : undefined,
    })),
    onChoose: (value) => wish({ colour: value, size: chosen.size }),
  }
}

function sizeChoice(
  product: Product,
  variants: ReadonlyArray<VariantHere>,
  chosen: VariantHere,
  wish: (wish: Partial<Wish>) => void,
): Choice {
  const ofColour = variants.filter(({ colour }) => colour === chosen.colour)
  const hasPrices = new Set(ofColour.map(({ priceCents }) => priceCents)).size > 1
  return {
    legend: sizeLegend(product),
    name: 'size',
    options: ofColour.map(({ size, priceCents, quantity }) => ({
      value: size,
      label: hasPrices ? `${size}, ${formatRand(priceCents)}` : size,
      isChosen: size === chosen.size,
      isGone: quantity === 0,
    })),
    onChoose: (value) => wish({ size: value, colour: chosen.colour }),
  }
}
