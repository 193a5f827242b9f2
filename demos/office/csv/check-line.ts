import { BRANCHES, type PerBranch } from '../../catalogue/product.ts'
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
  /** As a text editor counts, from 1. */
  line: number
  column: string
  says: string
}

const EMPTY_CELL = '(empty)'
const MOST_SHOWN = 60

export function csvFault(line: number, column: string, says: string, fault: CellFault): CsvFault {
  const shown = says.trim() === '' ? EMPTY_CELL : says.trim().slice(0, MOST_SHOWN)
  return { line, column, says: shown, ...fault }
}

/** What came of one line: it stays as it is, it changes something, or it cannot come in. */
export type CsvLine =
  | ({ kind: 'same' } & NameLeft)
  | ({ kind: 'change'; change: CsvChange } & NameLeft)
  | { kind: 'fault'; fault: CsvFault }

/** Whether the line calls its product something else. Names are for who reads a file, and stay as they are. */
type NameLeft = { isNamedOtherwise?: true }

/** What is the same for all lines of a file. `seen` is filled as lines are read: each sku with its line. */
export type CsvReading = {
  state: StockState
  heading: Extract<CsvHeading, { width: number }>
  seen: Map<string, number>
  /** What parts its cells. */
  delimiter: CsvDelimiter
}

/**
 * Reads one line. Pure except for `seen`; nothing is written before the button is pressed.
 *
 * @param line as a text editor counts, from 1
 */
export function readCsvLine(reading: CsvReading, cells: ReadonlyArray<string>, line: number): CsvLine {
  const { heading, seen } = reading
  if (cells.slice(heading.width).some((cell) => cell.trim() !== '')) return tooManyCells(cells, reading, line)
  const cell = (column: CsvColumn) => cells[heading.places[column] ?? -1]?.trim()
  const sku = cell('sku') ?? ''
  const whatIsWrong = firstFault([
    ['sku', skuFault(reading.state, sku, seen.get(sku))],
    ['name', productNameError(cell('name'))],
    ['colour', colourFault(cell('colour'))],
  ])
  if (whatIsWrong) return faultOf(line, whatIsWrong[0], cell(whatIsWrong[0]) ?? '', whatIsWrong[1])
  seen.set(sku, line)
  const read = changeOf(reading, sku, cell, line)
  const isOther = read.kind !== 'fault' && isOtherName(reading.state, sku, cell('name'))
  return isOther ? { ...read, isNamedOtherwise: true } : read
}

type Cell = (column: CsvColumn) => string | undefined

function changeOf({ state }: CsvReading, sku: string, cell: Cell, line: number): CsvLine {
  const price = optional(cell('price'), csvPrice)
  if (price && 'wrong' in price) return faultOf(line, 'price', cell('price') ?? '', price)
  const counts = BRANCHES.map((branch) => optional(cell(columnOf(branch)), csvQuantity))
  const bad = counts.findIndex((count) => count !== null && 'wrong' in count)
  const badCount = counts[bad]
  const badBranch = BRANCHES[bad]
  if (badBranch && badCount && 'wrong' in badCount)
    return faultOf(line, columnOf(badBranch), cell(columnOf(badBranch)) ?? '', badCount)
  const low = optional(cell('low stock'), csvThreshold)
  if (low && 'wrong' in low) return faultOf(line, 'low stock', cell('low stock') ?? '', low)
  const quantity = counts.map((count) => (count && 'quantity' in count ? count.quantity : null))
  const change = onlyWhatChanges(state, {
    sku,
    price: price?.cents ?? null,
    quantity,
    low: low?.quantity ?? null,
  })
  return change === null ? { kind: 'same' } : { kind: 'change', change }
}

type ReadLine = {
  sku: string
  price: number | null
  quantity: ReadonlyArray<number | null>
  low: number | null
}

/** @returns null where every cell says what is so already */
function onlyWhatChanges(state: StockState, { sku, price, quantity, low }: ReadLine): CsvChange | null {
  const item = findVariant(state, sku)
  if (!item) return null
  const before = stockOf(state, sku)
  const [a, b, c] = before.map((n, at) => quantity[at] ?? n)
  const stock: PerBranch = [a ?? 0, b ?? 0, c ?? 0]
  const change: CsvChange = {
    sku,
    ...(price !== null && price !== item.variant.priceCents && { priceCents: price }),
    ...(stock.some((n, at) => n !== before[at]) && { stock }),
    ...(low !== null &&
      lowStockThresholdsOf(state, item.product).some((one) => one !== low) && { lowStockThreshold: low }),
  }
  return Object.keys(change).length > 1 ? change : null
}

/** An empty cell changes nothing. */
function optional<Read>(cell: string | undefined, read: (cell: string) => Read): Read | null {
  return cell === undefined || cell === '' ? null : read(cell)
}

function columnOf(branch: (typeof BRANCHES)[number]): 'maboneng' | 'woodstock' | 'umhlanga' {
  return branch === 'Maboneng' ? 'maboneng' : branch === 'Woodstock' ? 'woodstock' : 'umhlanga'
}

function firstFault(
  faults: ReadonlyArray<readonly [CsvColumn, CellFault | null]>,
): readonly [CsvColumn, CellFault] | null {
  for (const [column, fault] of faults) if (fault) return [column, fault]
  return null
}

/** In a file that is parted by commas most often an amount with a decimal comma. */
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
