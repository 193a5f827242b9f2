import Papa from 'papaparse'
import { escapeFormulaCell } from '../../../domain/inbox/export/escape-formula-cell.ts'
import { CSV_OUT_DELIMITER } from '../../shop/csv/rows-out.ts'

/** By which Excel knows that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A table as CSV: semicolons between cells, as Excel reads and writes it where amounts have a comma. What begins like a formula
 * gets an apostrophe, so that no spreadsheet works it out, wherever it splits a line.
 */
export function csvText(
  headings: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? escapeFormulaCell(cell) : cell)),
  )
  return BYTE_ORDER_MARK + Papa.unparse([[...headings], ...cells], { delimiter: CSV_OUT_DELIMITER })
}
