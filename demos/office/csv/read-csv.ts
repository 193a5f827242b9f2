import Papa from 'papaparse'
import { groupedCount } from '../../../domain/wording.ts'
import type { CsvChange } from '../../shop/command.ts'
import { MAX_CSV_ROWS } from '../../shop/deciding/csv.ts'
import type { StockState } from '../../shop/stock-levels.ts'
import { type CsvContext, type CsvFault, type CsvLine, csvFault, readCsvLine } from './check-line.ts'
import { csvDelimiter, csvHeading } from './columns.ts'

export type CheckedCsv = {
  unchangedCount: number
  changes: ReadonlyArray<CsvChange>
  faults: ReadonlyArray<CsvFault>
  /** Valid lines with another name for their product. */
  otherNameCount: number
  unknownColumns: ReadonlyArray<string>
}
export type CsvProgress = { read: number; lineCount: number; faultCount: number }
export type CsvResult = { checked: CheckedCsv } | { fault: string }

/** The maximum length of a line: a longer one would take too long to parse. */
const MAX_LINE_CHARS = 10_000
/** Excel's optional first line, which names the separator: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=([;,\t])"?(?:\r\n|\r|\n)/i

/**
 * Reads the text of a file line by line, without storing anything. Valid lines are returned even if others are invalid.
 *
 * @param onProgress called at each tenth of the lines
 */
export function readCsv(
  state: StockState,
  file: string,
  onProgress: (progress: CsvProgress) => void,
): CsvResult {
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(file) ?? []
  const text = file.slice(separatorLine.length)
  const firstLineNumber = separatorLine === '' ? 1 : 2
  const textLines = text.split(/\r\n|\r|\n/)
  const [first = ''] = textLines
  const lineCount = Math.max(0, textLines.filter((line) => line.trim() !== '').length - 1)
  if (lineCount === 0) return { fault: 'There is only a first line, and nothing below it.' }
  if (lineCount > MAX_CSV_ROWS) return { fault: 'A file has 20 000 lines at most. Bring it in as two.' }
  const longLineIndex = textLines.findIndex((line) => line.length > MAX_LINE_CHARS)
  if (longLineIndex !== -1)
    return {
      fault: `Line ${longLineIndex + firstLineNumber} has more than ${groupedCount(MAX_LINE_CHARS)} characters: no line of a shop has.`,
    }
  const delimiter = csvDelimiter(separator ?? first)
  const { data, errors } = Papa.parse<Array<string>>(text, { delimiter })
  const unclosedRows = new Set(errors.flatMap(({ code, row }) => (code === 'MissingQuotes' ? [row] : [])))
  let line = firstLineNumber
  const rows = data.map((cells, index) => {
    const row = { cells, line, isUnclosed: unclosedRows.has(index) }
    line += 1 + lineBreaksIn(cells)
    return row
  })
  const [head, ...lines] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const heading = csvHeading(head?.cells ?? [])
  if ('fault' in heading) return heading
  const context: CsvContext = { state, heading, lineBySku: new Map(), delimiter }
  const checkedLines: Array<CsvLine> = []
  for (const row of lines) {
    checkedLines.push(
      row.isUnclosed ? unclosedQuote(row.cells, row.line) : readCsvLine(context, row.cells, row.line),
    )
    if (isTenth(checkedLines.length, lineCount))
      onProgress({ read: checkedLines.length, lineCount, faultCount: faultsIn(checkedLines).length })
  }
  return { checked: summaryOf(checkedLines, heading.unknownColumns) }
}

function isTenth(read: number, lineCount: number): boolean {
  return Math.floor((read / lineCount) * 10) !== Math.floor(((read - 1) / lineCount) * 10)
}

function summaryOf(lines: ReadonlyArray<CsvLine>, unknownColumns: ReadonlyArray<string>): CheckedCsv {
  return {
    unknownColumns,
    unchangedCount: lines.filter(({ kind }) => kind === 'same').length,
    changes: lines.flatMap((line) => (line.kind === 'change' ? [line.change] : [])),
    faults: faultsIn(lines),
    otherNameCount: lines.filter((line) => line.kind !== 'fault' && line.hasOtherName).length,
  }
}

function faultsIn(lines: ReadonlyArray<CsvLine>): ReadonlyArray<CsvFault> {
  return lines.flatMap((line) => (line.kind === 'fault' ? [line.fault] : []))
}

/** The fault of an unclosed quotation mark: all text after it is in one cell. */
function unclosedQuote(cells: ReadonlyArray<string>, line: number): CsvLine {
  const cellStart = cells.at(-1)?.split('\n', 1)[0] ?? ''
  const fault = {
    problem: 'A quotation mark is not closed, so that all below it is one cell',
    fix: 'Take it out, or close it',
  }
  return { kind: 'fault', fault: csvFault(line, 'all', cellStart, fault) }
}

/** The number of line breaks inside quoted cells. */
function lineBreaksIn(cells: ReadonlyArray<string>): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
}

export const MAX_CSV_BYTES = 5 * 1_048_576

/** Decodes a file as UTF-8, or else Windows-1252. Workbooks, pictures and large files are refused with a sentence. */
export function fileText(name: string, bytes: Uint8Array): { text: string } | { fault: string } {
  const fault = unreadableReason(name, bytes)
  if (fault) return { fault }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes) }
  }
}

function unreadableReason(name: string, bytes: Uint8Array): string | null {
  if (bytes.length === 0) return `${name} is empty.`
  if (bytes.length > MAX_CSV_BYTES) return `${name} is larger than 5 MB. Bring it in as two.`
  if (beginsWith(bytes, 0x50, 0x4b) || beginsWith(bytes, 0xd0, 0xcf))
    return `${name} is a workbook. In Excel choose Save as, then CSV UTF-8, and bring that in.`
  if (beginsWith(bytes, 0xff, 0xfe) || beginsWith(bytes, 0xfe, 0xff))
    return `${name} is saved as UTF-16. Save it as CSV UTF-8 and bring that in.`
  if (bytes.subarray(0, CHECKED_BYTES).includes(0)) return `${name} is no CSV file: it is not made of text.`
  return null
}

/** Almost every binary file has a zero byte among these first ones. */
const CHECKED_BYTES = 4_096

function beginsWith(bytes: Uint8Array, first: number, second: number): boolean {
  return bytes[0] === first && bytes[1] === second
}
