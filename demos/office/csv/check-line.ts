import { perBranch } from '../../catalogue/product.ts'
import type { CsvChange } from '../../shop/command.ts'
import { findVariant, lowStockThresholdsOf } from '../../shop/current-product.ts'
import { type StockState, stockOf } from '../../shop/stock-levels.ts'
import {
  type CellFault,
  colourFault,
  csvPrice,
  csvQuantity,
  csvThreshold,
  hasOtherName,
  productNameFault,
  skuFault,
} from './cells.ts'
import {
  type CsvColumn,
  type CsvDelimiter,
  type CsvHeading,
  IMPORTED_COLUMNS,
  type ImportedColumn,
} from './columns.ts'

/** Why a line cannot be imported. */
export type CsvFault = CellFault & {
  /** The line number, from 1. */
  line: number
  /** 'all' for a whole line. */
  column: string
  cell: string
}

const EMPTY_CELL = '(empty)'
const MAX_SHOWN_CHARS = 60

export function csvFault(line: number, column: string, cell: string, fault: CellFault): CsvFault {
  const shownCell = cell.trim() === '' ? EMPTY_CELL : cell.trim().slice(0, MAX_SHOWN_CHARS)
  return { line, column, cell: shownCell, ...fault }
}

/** The result of one line: no change, a change, or a fault. */
export type CsvLine =
  | ({ kind: 'same' } & NameDifference)
  | ({ kind: 'change'; change: CsvChange } & NameDifference)
  | { kind: 'fault'; fault: CsvFault }

/** Whether the line has another name for its product. Names are not imported. */
type NameDifference = { hasOtherName?: true }

/** The data shared by all lines of a file. `lineBySku` collects the skus read so far, each with its line. */
export type CsvContext = {
  state: StockState
  heading: Extract<CsvHeading, { width: number }>
  lineBySku: Map<string, number>
  /** The separator of cells. */
  delimiter: CsvDelimiter
}

const PARSERS: Readonly<Record<ImportedColumn, (cell: string) => number | CellFault>> = {
  price: csvPrice,
  maboneng: csvQuantity,
  woodstock: csvQuantity,
  umhlanga: csvQuantity,
  'low stock': csvThreshold,
}

/**
 * Reads one line. Stores nothing but the line’s sku in `lineBySku`.
 *
 * @param line the line number as in a text editor, from 1
 */
export function readCsvLine(context: CsvContext, cells: ReadonlyArray<string>, line: number): CsvLine {
  const { state, heading, lineBySku } = context
  if (cells.slice(heading.width).some((cell) => cell.trim() !== '')) return surplusCells(cells, context, line)
  const cell = (column: CsvColumn) => cells[heading.columnIndexes[column] ?? -1]?.trim()
  const faultIn = (column: CsvColumn, fault: CellFault) => faultOf(line, column, cell(column) ?? '', fault)
  const sku = cell('sku') ?? ''
  const descriptionFaults = [
    ['sku', skuFault(state, sku, lineBySku.get(sku))],
    ['name', productNameFault(cell('name'))],
    ['colour', colourFault(cell('colour'))],
  ] as const
  for (const [column, fault] of descriptionFaults) if (fault) return faultIn(column, fault)
  lineBySku.set(sku, line)
  const numbers: Numbers = {}
  for (const column of IMPORTED_COLUMNS) {
    const text = cell(column)
    if (!text) continue // an empty cell changes nothing
    const parsed = PARSERS[column](text)
    if (typeof parsed !== 'number') return faultIn(column, parsed)
    numbers[column] = parsed
  }
  const change = changeOf(state, sku, numbers)
  return {
    ...(change ? { kind: 'change', change } : { kind: 'same' }),
    ...(hasOtherName(state, sku, cell('name')) && { hasOtherName: true }),
  }
}

type Numbers = Partial<Record<ImportedColumn, number>>

/** @returns null if no cell changes anything */
function changeOf(state: StockState, sku: string, numbers: Numbers): CsvChange | null {
  const item = findVariant(state, sku)
  if (!item) return null
  const { price, maboneng, woodstock, umhlanga, 'low stock': low } = numbers
  const stockBefore = stockOf(state, sku)
  const counts = [maboneng, woodstock, umhlanga] as const
  const stock = perBranch((_, index) => counts[index] ?? stockBefore[index])
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

/** The fault of a line with more cells than the heading; in a comma-separated file the cause is often a decimal comma. */
function surplusCells(
  cells: ReadonlyArray<string>,
  { heading: { width }, delimiter }: CsvContext,
  line: number,
): CsvLine {
  return faultOf(line, 'all', cells.join(delimiter), {
    problem: `${cells.length} cells, where the heading has ${width}`,
    fix:
      delimiter === ','
        ? 'Put amounts with a comma into quotes, or part cells by semicolons'
        : 'Remove the cells after the last column',
  })
}

function faultOf(line: number, column: CsvColumn | 'all', cell: string, fault: CellFault): CsvLine {
  return { kind: 'fault', fault: csvFault(line, column, cell, fault) }
}
