import type { Product } from '../product.ts'
import { drawPicture, type PictureOptions } from './draw.ts'
import { EVERY_DRAWING } from './every-drawing.ts'

/** A product and a colour as an SVG element, with all kinds at hand: for the server, the worker and tests. */
export function picture(product: Product, options: PictureOptions = {}): string {
  return drawPicture(product, EVERY_DRAWING[product.kind], options)
}
