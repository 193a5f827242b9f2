import type { Product } from '../product.ts'
import type { PictureOptions } from './draw.ts'

/** All that a picture is drawn from. The number alone would not do: an office may add another product under one that was taken back. */
export function pictureKey(product: Product, { colour, view, wall }: PictureOptions): string {
  const { number, kind, family, form, material, pattern, colours } = product
  return [number, kind, family, form, material, pattern, colours.join(' '), colour, view, wall].join('|')
}
