import Papa from 'papaparse'
import { groupedCount } from '../../../domain/wording.ts'
import type { CsvChange } from '../../shop/command.ts'
import { csvDelimiter, csvHeading } from '../../shop/csv/columns.ts'
import { type CsvFault, csvFault } from '../../shop/csv/faults.ts'
import { type CsvLine, type CsvReading, readCsvLine } from '../../shop/csv/line.ts'
import { MAX_CSV_ROWS } from '../../shop/deciding/csv.ts'
import type { StockState } from '../../shop/stock-levels.ts'

/** What a file says, as far as it was read. */
export type CsvFound = {
  same: number
  changes: ReadonlyArray<CsvChange>
  faults: ReadonlyArray<CsvFault>
  /** Good lines that call their product something else. */
  otherNames: number
}
export type CsvProgress = { read: number; of: number; faults: number }
export type CsvResult = { found: CsvFound } | { fault: string }

/** Characters that are parted into lines at once. */
const CHUNK = 32_768
/** Of one line: what is longer takes a reader of CSV too long, and is none. */
const MAX_TEXT_CHARS = 10_000

/**
 * Reads a whole file, line by line. Good lines are kept where others cannot come in; nothing is written.
 *
 * @param onProgress is told at each tenth part
 */
export function readCsv(
  state: StockState,
  text: string,
  onProgress: (progress: CsvProgress) => void,
): CsvResult {
  const written = text.split(/\r\n|\r|\n/)
  const [first = ''] = written
  const of = Math.max(0, written.filter((line) => line.trim() !== '').length - 1)
  if (of === 0) return { fault: 'There is only a first line, and nothing below it.' }
  if (of > MAX_CSV_ROWS) return { fault: 'A file has 20 000 lines at most. Bring it in as two.' }
  const long = written.findIndex((line) => line.length > MAX_TEXT_CHARS)
  if (long !== -1)
    return {
      fault: `Line ${long + 1} has more than ${groupedCount(MAX_TEXT_CHARS)} characters: no line of a shop has.`,
    }
  const delimiter = csvDelimiter(first)
  const lines = new Lines({ state, delimiter }, of, onProgress)
  Papa.parse<Array<string>>(text, {
    delimiter,
    chunkSize: CHUNK,
    step: ({ data, errors }, parser) => {
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
      if (lines.take(data, isOpen)) parser.abort()
    },
  })
  return lines.result()
}

/** Takes one line after the other. */
class Lines {
  private readonly file: Pick<CsvReading, 'state' | 'delimiter'>
  private readonly of: number
  private readonly onProgress: (progress: CsvProgress) => void
  private reading: CsvReading | null = null
  private fault: string | null = null
  private readonly changes: Array<CsvChange> = []
  private readonly faults: Array<CsvFault> = []
  private same = 0
  private otherNames = 0
  private read = 0
  private told = 0
  private line = 1

  constructor(
    file: Pick<CsvReading, 'state' | 'delimiter'>,
    of: number,
    onProgress: (progress: CsvProgress) => void,
  ) {
    this.file = file
    this.of = of
    this.onProgress = onProgress
  }

  /**
   * @param isOpen a quotation mark was not closed: all that follows it is in one cell
   * @returns whether the rest need not be read
   */
  take(cells: ReadonlyArray<string>, isOpen: boolean): boolean {
    const line = this.line
    this.line += 1 + breaksIn(cells)
    if (cells.every((cell) => cell.trim() === '')) return false
    if (!this.reading) return this.begin(cells)
    this.keep(isOpen ? openQuote(cells, line) : readCsvLine(this.reading, cells, line))
    this.tell()
    return false
  }

  result(): CsvResult {
    if (this.fault) return { fault: this.fault }
    const { same, changes, faults, otherNames } = this
    return { found: { same, changes, faults, otherNames } }
  }

  private begin(cells: ReadonlyArray<string>): boolean {
    const heading = csvHeading(cells)
    if ('fault' in heading) {
      this.fault = heading.fault
      return true
    }
    this.reading = { ...this.file, heading, seen: new Map() }
    return false
  }

  private keep(line: ReturnType<typeof readCsvLine>): void {
    this.read += 1
    if (line.kind !== 'fault' && line.isNamedOtherwise) this.otherNames += 1
    if (line.kind === 'change') this.changes.push(line.change)
    else if (line.kind === 'fault') this.faults.push(line.fault)
    else this.same += 1
  }

  private tell(): void {
    const tenth = Math.floor((this.read / this.of) * 10)
    if (tenth === this.told) return
    this.told = tenth
    this.onProgress({ read: this.read, of: this.of, faults: this.faults.length })
  }
}

function openQuote(cells: ReadonlyArray<string>, line: number): CsvLine {
  const says = cells.at(-1)?.split('\n', 1)[0] ?? ''
  const fault = {
    wrong: 'A quotation mark is not closed, so that all below it is one cell',
    cure: 'Take it out, or close it',
  }
  return { kind: 'fault', fault: csvFault(line, 'all', says, fault) }
}

/** A quoted cell may hold several lines. */
function breaksIn(cells: ReadonlyArray<string>): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
}
