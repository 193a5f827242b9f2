import Papa from 'papaparse'
import { CSV_OUT_DELIMITER } from '../../domain/csv/rows-out.ts'

/** By which Excel knows that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A table as CSV: semicolons between cells, as Excel reads and writes it where amounts have a comma. What begins like a formula
 * gets an apostrophe, so that no spreadsheet works it out.
 */
export function csvText(
  headings: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
): string {
  const cells = [[...headings], ...rows.map((row) => [...row])]
  return BYTE_ORDER_MARK + Papa.unparse(cells, { delimiter: CSV_OUT_DELIMITER, escapeFormulae: true })
}
