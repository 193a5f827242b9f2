import { bareRand } from '../../../domain/money/money.ts'
import { colourWord } from '../../catalogue/colours.ts'
import type { Product } from '../../catalogue/product.ts'
import { currentVariants, lowStockThresholdsOf } from '../../shop/current-product.ts'
import { type StockState, stockOf } from '../../shop/stock-levels.ts'

export const IMPORTED_COLUMNS = ['price', 'maboneng', 'woodstock', 'umhlanga', 'low stock'] as const
export type ImportedColumn = (typeof IMPORTED_COLUMNS)[number]

/** The columns of a file. Name, colour and size only help readers of the file: they are not imported. */
export const CSV_COLUMNS = ['sku', 'name', 'colour', 'size', ...IMPORTED_COLUMNS] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]
/** The index of each column, from 0. */
type CsvColumnIndexes = Readonly<Partial<Record<CsvColumn, number>>> & { sku: number }

export type CsvDelimiter = ';' | ',' | '\t'

/** `unknownColumns`: the names of columns that this shop does not know. */
export type CsvHeading =
  | { columnIndexes: CsvColumnIndexes; width: number; unknownColumns: ReadonlyArray<string> }
  | { fault: string }

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
  const unknownColumns = cells
    .filter((_cell, index) => names[index] !== '' && !isKnown(names[index]))
    .map((cell) => cell.trim())
  if (!IMPORTED_COLUMNS.some((column) => names.includes(column)))
    return {
      fault: `There is nothing to change: name a column ${IMPORTED_COLUMNS.join(', ')}.${unknownColumnsSentence(unknownColumns)}`,
    }
  const presentColumns = CSV_COLUMNS.filter((column) => names.includes(column))
  const columnIndexes = Object.fromEntries(presentColumns.map((column) => [column, names.indexOf(column)]))
  return {
    columnIndexes: { ...columnIndexes, sku: names.indexOf('sku') },
    width: cells.length,
    unknownColumns,
  }
}

const MAX_NAMED = 9

/** The first unknown columns: `prise, Price (R)`. */
export function unknownColumnNames(unknownColumns: ReadonlyArray<string>): string {
  return unknownColumns.length > MAX_NAMED
    ? `${unknownColumns.slice(0, MAX_NAMED).join(', ')} …`
    : unknownColumns.join(', ')
}

function unknownColumnsSentence(unknownColumns: ReadonlyArray<string>): string {
  if (unknownColumns.length === 0) return ''
  return ` “${unknownColumnNames(unknownColumns)}” ${unknownColumns.length === 1 ? 'is' : 'are'} none of them.`
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

/** A product’s rows in a file, one for each variant. */
export function csvRowsOf(state: StockState, product: Product): ReadonlyArray<ReadonlyArray<string>> {
  const thresholds = lowStockThresholdsOf(state, product)
  const isSameEverywhere = thresholds.every((threshold) => threshold === thresholds[0])
  return currentVariants(state, product).map(({ sku, colour, size, priceCents }) => [
    sku,
    product.name,
    colour === null ? '' : colourWord(colour),
    size,
    bareRand(priceCents),
    ...stockOf(state, sku).map(String),
    // The cell is empty if the three branches have different thresholds, because an empty cell changes nothing.
    isSameEverywhere ? String(thresholds[0]) : '',
  ])
}
