import type { Product } from '../product.ts'
import type { KindDrawing } from './kind-drawing.ts'
import { lookOf } from './look-of.ts'
import { originalOf } from './originals.ts'
import { placed } from './placed.ts'
import { wallBehind } from './wall.ts'

export type PictureOptions = {
  /** A key of colours.ts; the product's first, where none is given. */
  colour?: string | null | undefined
  /** The part that is looked at, as a viewBox: {@link WHOLE} or closer. */
  view?: string
  /** Without its wall it stands on what is behind it. */
  wall?: boolean
}

/** A product stands in a box of 100 × 100, with air around it. */
export const WHOLE = '-8 -4 116 108'

/** A product as an SVG element: no ids, no style, hidden from screen readers. */
export function drawPicture(
  product: Product,
  drawing: KindDrawing,
  { colour, view = WHOLE, wall = true }: PictureOptions = {},
): string {
  const chosen = colour ?? product.colours[0] ?? null
  const ground = wall ? `<path d="M-200-200h500v500h-500z" fill="${wallOf(product, drawing)}"/>` : ''
  const shape = originalOf(product.number, chosen)?.drawing ?? drawnProduct(product, chosen, drawing)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" aria-hidden="true">${ground}${shape}</svg>`
}

/** The drawing alone where it stands on the ground, at 92 of 100, for rooms of several products. */
export function drawBare(product: Product, drawing: KindDrawing, colour?: string): string {
  const chosen = colour ?? product.colours[0] ?? null
  const original = originalOf(product.number, chosen)
  if (original !== undefined) return original.drawing
  const { look, rng } = lookOf(product, chosen, drawing)
  return drawing.draw(look, rng)
}

/** Another colour changes the product, never the wall: it is that of the first colour. */
export function wallOf(product: Product, drawing: KindDrawing): string {
  const first = product.colours[0] ?? null
  const original = originalOf(product.number, first)
  if (original !== undefined) return original.wall
  return wallBehind(product.number, drawing.mainColours(lookOf(product, first, drawing).look))
}

const drawnProduct = (product: Product, colour: string | null, drawing: KindDrawing): string => {
  const { look, rng } = lookOf(product, colour, drawing)
  return placed(product.kind, product.form, drawing.draw(look, rng))
}
