import { bareRand } from '../../../domain/money/money.ts'
import { colourWord } from '../../catalogue/colours.ts'
import type { Product } from '../../catalogue/product.ts'
import { currentVariants, lowStockThresholdsOf } from '../../shop/current-product.ts'
import { type StockState, stockOf } from '../../shop/stock-levels.ts'

/** The columns of an imported file. Name, colour and size are for its readers: they are checked, but not imported. */
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
/** The index of each column, from 0. */
type CsvPlaces = Readonly<Partial<Record<CsvColumn, number>>> & { sku: number }

export type CsvDelimiter = ';' | ',' | '\t'

/** `unread`: the names of columns that this shop does not know. */
export type CsvHeading =
  | { places: CsvPlaces; width: number; unread: ReadonlyArray<string> }
  | { fault: string }

const WRITABLE_COLUMNS: ReadonlyArray<CsvColumn> = ['price', 'maboneng', 'woodstock', 'umhlanga', 'low stock']

/** South African spreadsheets separate cells by semicolons, because the comma is their decimal separator; others by commas or tabs. */
export function csvDelimiter(heading: string): CsvDelimiter {
  const counts = ([';', '\t', ','] as const).map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.reduce((mostFrequent, count) => (count.count > mostFrequent.count ? count : mostFrequent))
    .mark
}

/** Reads the first line of a file. Columns may be in any order. */
export function csvHeading(cells: ReadonlyArray<string>): CsvHeading {
  const names = cells.map(columnName)
  const repeatedName = names.find((name, index) => isKnown(name) && names.indexOf(name) !== index)
  if (repeatedName !== undefined) return { fault: `Two columns are called ${repeatedName}. Take one out.` }
  if (!names.includes('sku'))
    return { fault: 'No column is called sku. The first line needs names, like sku;price;maboneng.' }
  const unread = cells
    .filter((_cell, index) => names[index] !== '' && !isKnown(names[index]))
    .map((cell) => cell.trim())
  if (!WRITABLE_COLUMNS.some((column) => names.includes(column)))
    return {
      fault: `There is nothing to change: name a column ${WRITABLE_COLUMNS.join(', ')}.${noneOfThem(unread)}`,
    }
  const foundColumns = CSV_COLUMNS.filter((column) => names.includes(column))
  const columnIndexes = Object.fromEntries(foundColumns.map((column) => [column, names.indexOf(column)]))
  return { places: { ...columnIndexes, sku: names.indexOf('sku') }, width: cells.length, unread }
}

const MOST_NAMED = 9

/** `prise, Price (R)`, the first few. */
export function unreadNames(unread: ReadonlyArray<string>): string {
  return unread.length > MOST_NAMED ? `${unread.slice(0, MOST_NAMED).join(', ')} …` : unread.join(', ')
}

function noneOfThem(unread: ReadonlyArray<string>): string {
  if (unread.length === 0) return ''
  return ` “${unreadNames(unread)}” ${unread.length === 1 ? 'is' : 'are'} none of them.`
}

/** Invisible characters, such as the byte order mark that Excel writes. */
const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Normalises a heading: `Stock_Umhlanga` is umhlanga, `LOW-STOCK` is `low stock`. */
function columnName(cell: string): string {
  return cell
    .replace(INVISIBLE_CHARACTERS, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/^stock /, '')
}

function isKnown(name: string | undefined): boolean {
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
    // The cell is empty if the three branches have different thresholds, because an empty cell changes nothing.
    isOneLine ? String(lines[0]) : '',
  ])
}
