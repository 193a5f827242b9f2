import Papa from 'papaparse'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { escapeFormulaCell } from '../../../domain/inbox/export/escape-formula-cell.ts'
import { bareRand } from '../../../domain/money/money.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { currentProduct } from '../../shop/current-product.ts'
import { type Order, placedAt, placedOn } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import type { StockState } from '../../shop/stock-levels.ts'
import type { RowState } from '../products/product-row.ts'
import { CSV_COLUMNS, csvRowsOf } from './columns.ts'

/** The byte order mark, which tells Excel that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A table as CSV, with semicolons between cells, as Excel uses them where amounts have a comma. Formulas are escaped by an
 * apostrophe, so that no spreadsheet evaluates them, even if it splits a cell.
 */
export function csvText(
  headings: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? escapeFormulaCell(cell) : cell)),
  )
  return BYTE_ORDER_MARK + Papa.unparse([[...headings], ...cells], { delimiter: ';' })
}

/** Downloads a table as a file. */
export function downloadCsv(
  name: string,
  headings: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
): void {
  const file = new Blob([csvText(headings, rows)], { type: 'text/csv;charset=utf-8' })
  downloadFile(name, file)
}

/** The cell of an order in each column. */
const ORDER_CELLS: Readonly<Record<string, (order: Order) => string | number>> = {
  order: ({ number }) => number,
  day: placedOn,
  time: (order) => timeOfDay(placedAt(order)),
  state: stateOf,
  customer: ({ customer }) => customer.name,
  suburb: ({ customer }) => customer.suburb,
  quantity: ({ totals }) => totals.quantity,
  goods: ({ totals }) => bareRand(totals.goodsCents),
  discount: ({ totals }) => bareRand(totals.discountCents),
  delivery: ({ totals }) => bareRand(totals.deliveryCents),
  total: ({ totals }) => bareRand(totals.totalCents),
  vat: ({ totals }) => bareRand(totals.vatCents),
}

/** Downloads orders for bookkeeping, one line each, with amounts in rand incl. VAT. */
export function downloadOrdersCsv(orders: ReadonlyArray<Order>): void {
  downloadCsv('orders.csv', Object.keys(ORDER_CELLS), orders.map(orderLine))
}

/** The row of an order in a file. */
export function orderLine(order: Order): ReadonlyArray<string | number> {
  return Object.values(ORDER_CELLS).map((cellOf) => cellOf(order))
}

/** The number of products written without a pause, so that the page stays responsive. */
const SLICE_LENGTH = 100

/** Downloads products as a file that can be imported again, with a line for each variant. All 10 240 take a second or two. */
export async function downloadProductsCsv(state: RowState, numbers: ReadonlyArray<number>): Promise<void> {
  const lines: Array<ReadonlyArray<string>> = []
  for (let index = 0; index < numbers.length; index += SLICE_LENGTH) {
    for (const number of numbers.slice(index, index + SLICE_LENGTH)) {
      const product = currentProduct(state, number)
      if (product) lines.push(...csvRowsOf(state, product))
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  downloadCsv('products.csv', CSV_COLUMNS, lines)
}

/** Downloads an example file of the first five products: two lines change something, one is invalid. */
export function downloadExampleCsv(state: StockState): void {
  const rows = [1, 2, 3, 4, 5].flatMap((number) => {
    const product = currentProduct(state, number)
    return product ? csvRowsOf(state, product).map((row) => [...row]) : []
  })
  const priceIndex = CSV_COLUMNS.indexOf('price')
  const exampleRows = rows.map((row, index) =>
    row.map((cell, column) => (column === priceIndex ? (EXAMPLE_PRICES[index] ?? cell) : cell)),
  )
  downloadCsv('example.csv', CSV_COLUMNS, exampleRows)
}

/** By row. The third has a letter O in place of a zero. */
const EXAMPLE_PRICES: Readonly<Record<number, string>> = { 0: '2550,00', 1: '2550,00', 2: '245O,00' }
