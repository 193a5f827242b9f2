import { currentProduct, currentVariants, lowLinesOf } from '../../domain/things.ts'
import { colourWord } from '../../products/colours.ts'
import type { RowState } from '../products/thing-row.ts'

/** The columns of a file of things, out and in. Only `sku` must be there. */
export const THING_COLUMNS = [
  'sku',
  'name',
  'colour',
  'size',
  'price',
  'stock_maboneng',
  'stock_woodstock',
  'stock_umhlanga',
  'low_line',
] as const
export type ThingColumn = (typeof THING_COLUMNS)[number]

/** A line for each colour in each size. */
export function thingLines(
  state: RowState,
  numbers: ReadonlyArray<number>,
): ReadonlyArray<ReadonlyArray<string | number>> {
  return numbers.flatMap((number) => {
    const product = currentProduct(state, number)
    if (!product) return []
    const [a, b, c] = lowLinesOf(state, product)
    return currentVariants(state, product).map(({ sku, colour, size, priceCents, drawnStock }) => [
      sku,
      product.name,
      colour === null ? '' : colourWord(colour),
      size,
      plainAmount(priceCents),
      ...(state.stock[sku] ?? drawnStock),
      a === b && b === c ? a : '',
    ])
  })
}

/** `2450,00`: as a spreadsheet here reads it as a number. */
export function plainAmount(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
