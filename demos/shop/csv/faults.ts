/** Why a line cannot come in: where, what it says, what is wrong, and how to mend it. */
export type CsvFault = {
  /** As a text editor counts, the heading being line 1. */
  line: number
  column: string
  says: string
  wrong: string
  cure: string
}

/** Of one cell, before line and column are known. */
export type CellFault = Pick<CsvFault, 'wrong' | 'cure'>

const EMPTY_CELL = '(empty)'
const MOST_SHOWN = 60

export function csvFault(line: number, column: string, says: string, fault: CellFault): CsvFault {
  const shown = says.trim() === '' ? EMPTY_CELL : says.trim().slice(0, MOST_SHOWN)
  return { line, column, says: shown, ...fault }
}
