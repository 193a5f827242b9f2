import { bareRand } from '../../../domain/money/money.ts'
import { colourWord } from '../../catalogue/colours.ts'
import type { Product } from '../../catalogue/product.ts'
import { currentVariants, lowStockThresholdsOf } from '../../shop/current-product.ts'
import { type StockState, stockOf } from '../../shop/stock-levels.ts'

/** What a file of the office may have. Name, colour and size are for who reads it: they are checked, and never written. */
export const CSV_COLUMNS = [
  'sku',
  'name',
  'colour',
  'size',
  'price',
  'maboneng',
  'woodstock',
  'umhlanga',
  'low stock',
] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]
/** Where each column is in a line, from 0. */
type CsvPlaces = Readonly<Partial<Record<CsvColumn, number>>> & { sku: number }

export type CsvDelimiter = ';' | ',' | '\t'

export type CsvHeading = { places: CsvPlaces; width: number } | { fault: string }

const WRITTEN: ReadonlyArray<CsvColumn> = ['price', 'maboneng', 'woodstock', 'umhlanga', 'low stock']

/** Spreadsheets of South Africa part cells by a semicolon, since the comma is their decimal point; others by a comma or a tab. */
export function csvDelimiter(heading: string): CsvDelimiter {
  const counts = ([';', '\t', ','] as const).map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).mark
}

/** Reads the first line of a file. Columns may be in any order; those that this shop does not know stay unread. */
export function csvHeading(cells: ReadonlyArray<string>): CsvHeading {
  const names = cells.map(columnName)
  const twice = names.find((name, at) => isKnown(name) && names.indexOf(name) !== at)
  if (twice !== undefined) return { fault: `Two columns are called ${twice}. Take one out.` }
  if (!names.includes('sku'))
    return { fault: 'No column is called sku. The first line needs names, like sku;price;maboneng.' }
  if (!WRITTEN.some((column) => names.includes(column)))
    return { fault: `There is nothing to change: name a column ${WRITTEN.join(', ')}.` }
  const found = CSV_COLUMNS.filter((column) => names.includes(column))
  const places = Object.fromEntries(found.map((column) => [column, names.indexOf(column)]))
  return { places: { ...places, sku: names.indexOf('sku') }, width: cells.length }
}

/** `Stock_Umhlanga` is umhlanga, `LOW-STOCK` is `low stock`; the mark that Excel writes before a file is none of its first name. */
function columnName(cell: string): string {
  return cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[_-]+/g, ' ')
    .replace(/^stock /, '')
}

function isKnown(name: string): boolean {
  return CSV_COLUMNS.some((column) => column === name)
}

/** One line for each variant: importing them unchanged changes nothing. */
export function csvRowsOut(state: StockState, product: Product): ReadonlyArray<ReadonlyArray<string>> {
  const lines = lowStockThresholdsOf(state, product)
  const isOneLine = lines.every((line) => line === lines[0])
  return currentVariants(state, product).map(({ sku, colour, size, priceCents }) => [
    sku,
    product.name,
    colour === null ? '' : colourWord(colour),
    size,
    bareRand(priceCents),
    ...stockOf(state, sku).map(String),
    // One cell cannot say three low-stock thresholds: left empty it leaves them as they are.
    isOneLine ? String(lines[0]) : '',
  ])
}
