import type { PerBranch } from '../../catalogue/product.ts'
import type { CsvChange } from '../../shop/command.ts'
import { findVariant, lowStockThresholdsOf } from '../../shop/current-product.ts'
import { type StockState, stockOf } from '../../shop/stock-levels.ts'
import {
  type CellFault,
  colourFault,
  csvPrice,
  csvQuantity,
  csvThreshold,
  isOtherName,
  productNameError,
  skuFault,
} from './cells.ts'
import type { CsvColumn, CsvDelimiter, CsvHeading } from './columns.ts'

/** Why a line cannot be imported. */
export type CsvFault = CellFault & {
  /** The line number, from 1. */
  line: number
  column: string
  says: string
}

const EMPTY_CELL = '(empty)'
const MOST_SHOWN = 60

export function csvFault(line: number, column: string, says: string, fault: CellFault): CsvFault {
  const shownText = says.trim() === '' ? EMPTY_CELL : says.trim().slice(0, MOST_SHOWN)
  return { line, column, says: shownText, ...fault }
}

/** The result of one line: no change, a change, or a fault. */
export type CsvLine =
  | ({ kind: 'same' } & NameLeft)
  | ({ kind: 'change'; change: CsvChange } & NameLeft)
  | { kind: 'fault'; fault: CsvFault }

/** Whether the line has another name for its product. Names are for readers of the file and are not imported. */
type NameLeft = { isNamedOtherwise?: true }

/** The data shared by all lines of a file. `seen` collects the skus that were read, each with its line. */
export type CsvReading = {
  state: StockState
  heading: Extract<CsvHeading, { width: number }>
  seen: Map<string, number>
  /** The separator of cells. */
  delimiter: CsvDelimiter
}

/** Parsers of the columns that are imported. */
const NUMBERS = {
  price: csvPrice,
  maboneng: csvQuantity,
  woodstock: csvQuantity,
  umhlanga: csvQuantity,
  'low stock': csvThreshold,
} as const
type NumberColumn = keyof typeof NUMBERS
const NUMBER_COLUMNS = Object.keys(NUMBERS) as ReadonlyArray<NumberColumn> // proof: the keys of the object above

/**
 * Reads one line. Pure except for `seen`; nothing is written before the button is pressed.
 *
 * @param line as a text editor counts, from 1
 */
export function readCsvLine(reading: CsvReading, cells: ReadonlyArray<string>, line: number): CsvLine {
  const { state, heading, seen } = reading
  if (cells.slice(heading.width).some((cell) => cell.trim() !== '')) return tooManyCells(cells, reading, line)
  const cell = (column: CsvColumn) => cells[heading.places[column] ?? -1]?.trim()
  const faultIn = (column: CsvColumn, fault: CellFault) => faultOf(line, column, cell(column) ?? '', fault)
  const sku = cell('sku') ?? ''
  const descriptionFaults = [
    ['sku', skuFault(state, sku, seen.get(sku))],
    ['name', productNameError(cell('name'))],
    ['colour', colourFault(cell('colour'))],
  ] as const
  for (const [column, fault] of descriptionFaults) if (fault) return faultIn(column, fault)
  seen.set(sku, line)
  const numbers: Numbers = {}
  for (const column of NUMBER_COLUMNS) {
    const text = cell(column)
    if (!text) continue // an empty cell changes nothing
    const numberRead = NUMBERS[column](text)
    if (typeof numberRead !== 'number') return faultIn(column, numberRead)
    numbers[column] = numberRead
  }
  const change = onlyWhatChanges(state, sku, numbers)
  return {
    ...(change ? { kind: 'change', change } : { kind: 'same' }),
    ...(isOtherName(state, sku, cell('name')) && { isNamedOtherwise: true }),
  }
}

type Numbers = Partial<Record<NumberColumn, number>>

/** @returns null if no cell changes anything */
function onlyWhatChanges(state: StockState, sku: string, numbers: Numbers): CsvChange | null {
  const item = findVariant(state, sku)
  if (!item) return null
  const { price, maboneng, woodstock, umhlanga, 'low stock': low } = numbers
  const stockBefore = stockOf(state, sku)
  const stock: PerBranch = [
    maboneng ?? stockBefore[0],
    woodstock ?? stockBefore[1],
    umhlanga ?? stockBefore[2],
  ]
  const change: CsvChange = {
    sku,
    ...(price !== undefined && price !== item.variant.priceCents && { priceCents: price }),
    ...(stock.some((n, index) => n !== stockBefore[index]) && { stock }),
    ...(low !== undefined &&
      lowStockThresholdsOf(state, item.product).some((threshold) => threshold !== low) && {
        lowStockThreshold: low,
      }),
  }
  return Object.keys(change).length > 1 ? change : null
}

/** In a comma-separated file the usual cause is an amount with a decimal comma. */
function tooManyCells(
  cells: ReadonlyArray<string>,
  { heading: { width }, delimiter }: CsvReading,
  line: number,
): CsvLine {
  return faultOf(line, 'all', cells.join(delimiter), {
    wrong: `${cells.length} cells, where the heading has ${width}`,
    cure:
      delimiter === ','
        ? 'Put amounts with a comma into quotes, or part cells by semicolons'
        : 'Remove the cells after the last column',
  })
}

function faultOf(line: number, column: CsvColumn | 'all', says: string, fault: CellFault): CsvLine {
  return { kind: 'fault', fault: csvFault(line, column, says, fault) }
}
