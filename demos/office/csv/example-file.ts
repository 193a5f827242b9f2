import { CSV_OUT_HEADING, csvRowsOut } from '../../shop/csv/rows-out.ts'
import { currentProduct } from '../../shop/current-product.ts'
import type { StockState } from '../../shop/stock-levels.ts'
import { csvText } from './csv-text.ts'
import { downloadCsv } from './download-csv.ts'

/** The first five products as a file, with two lines that change something and one that cannot come in. */
export function saveExample(state: StockState): void {
  const rows = [1, 2, 3, 4, 5].flatMap((number) => {
    const product = currentProduct(state, number)
    return product ? csvRowsOut(state, product).map((row) => [...row]) : []
  })
  const price = CSV_OUT_HEADING.indexOf('price')
  const changed = rows.map((row, at) =>
    row.map((cell, column) => (column === price ? (EXAMPLES[at] ?? cell) : cell)),
  )
  downloadCsv('example.csv', csvText(CSV_OUT_HEADING, changed))
}

/** The third price has a letter O where a nought should be. */
const EXAMPLES: Readonly<Record<number, string>> = { 0: '2550,00', 1: '2550,00', 2: '245O,00' }
