import type { Product } from '../product.ts'
import { picture as drawn } from './drawn/draw.js'

export type PictureOptions = {
  /** A key of colours.ts; the product's first, where none is given. */
  colour?: string | null
  /** The part that is looked at, as a viewBox: {@link WHOLE} or closer. */
  view?: string
  /** Without its wall it stands on what is behind it. */
  wall?: boolean
}

/** A thing stands in a box of 100 × 100, with air around it. */
export const WHOLE = '-8 -4 116 108'

const ORIGINALS = ['table', 'throw', 'pendant', 'planter', 'stool']

/** A product and a colour as an SVG element: no ids, no style, hidden from readers of a screen. */
export function picture(
  product: Product,
  { colour, view = WHOLE, wall = true }: PictureOptions = {},
): string {
  return drawn(asDrawn(product), { colour: colour ?? '', view, wall })
}

export const asDrawn = (product: Product) => ({
  ...product,
  collection: product.family,
  original: ORIGINALS[product.number - 1],
})
