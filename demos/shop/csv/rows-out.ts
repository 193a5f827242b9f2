import { colourWord } from '../../catalogue/colours.ts'
import type { Product } from '../../catalogue/product.ts'
import { currentVariants, lowStockThresholdsOf } from '../current-product.ts'
import { type StockState, stockOf } from '../stock-levels.ts'
import { CSV_COLUMNS } from './columns.ts'

/** What a file that goes out is parted by, as spreadsheets of South Africa expect it. */
export const CSV_OUT_DELIMITER = ';'
export const CSV_OUT_HEADING: ReadonlyArray<string> = CSV_COLUMNS

/** One line for each variant; what comes in again unchanged changes nothing. */
export function csvRowsOut(state: StockState, product: Product): ReadonlyArray<ReadonlyArray<string>> {
  const lines = lowStockThresholdsOf(state, product)
  const isOneLine = lines.every((line) => line === lines[0])
  return currentVariants(state, product).map(({ sku, colour, size, priceCents }) => [
    sku,
    product.name,
    colour === null ? '' : colourWord(colour),
    size,
    csvAmount(priceCents),
    ...stockOf(state, sku).map(String),
    // One cell cannot say three low-stock thresholds: left empty it leaves them as they are.
    isOneLine ? String(lines[0]) : '',
  ])
}

/** `2450,00`: without R and spaces, so that a spreadsheet takes it for a number. */
export function csvAmount(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
