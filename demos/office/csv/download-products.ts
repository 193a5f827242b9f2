import { CSV_OUT_HEADING, csvRowsOut } from '../../shop/csv/rows-out.ts'
import { currentProduct } from '../../shop/current-product.ts'
import type { RowState } from '../products/product-row.ts'
import { csvText } from './csv-text.ts'
import { downloadCsv } from './download-csv.ts'

/** In one go; between them the page goes on. */
const AT_ONCE = 100

/** Products as a file that can be brought in again, a line for each variant. All 10 240 take a second or two, in pieces. */
export async function downloadProductsCsv(state: RowState, numbers: ReadonlyArray<number>): Promise<void> {
  const lines: Array<ReadonlyArray<string>> = []
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    for (const number of numbers.slice(at, at + AT_ONCE)) {
      const product = currentProduct(state, number)
      if (product) lines.push(...csvRowsOut(state, product))
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  downloadCsv('products.csv', csvText(CSV_OUT_HEADING, lines))
}
