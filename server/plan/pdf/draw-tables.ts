import { type Block, beside, centred, decorated, decoration, stack, tagged } from './blocks.ts'
import type { PlanSheet, ScheduleRow, SheetLine, Term } from './plan-sheet.ts'
import { COLOURS, CONTENT, type SheetStyles } from './sheet-styles.ts'
import { type Alignment, lines } from './text-blocks.ts'
import type { Span, TextStyle } from './typesetting.ts'

/** More lines of the total than these are set in two columns. */
const MAX_LINES_IN_ONE_COLUMN = 12
const HOURS_WIDTH = 34
const AMOUNT_WIDTH = 62

/** The lines of the total, a row each, then the total. */
export function linesTable({ lines, sums }: PlanSheet, s: SheetStyles): Block {
  const isInColumns = lines.length > MAX_LINES_IN_ONE_COLUMN
  const width = isInColumns ? COLUMN_WIDTH : CONTENT.width
  const rows = lines.map((line) => lineRow(line, width, s))
  const totals = sums.map((sum, at) => sumRow(sum, at === sums.length - 1, s))
  return tagged('Table', stack(isInColumns ? twoColumns(rows) : stack(...rows), ...totals))
}

function lineRow({ title, note, hours, amount }: SheetLine, width: number, s: SheetStyles): Block {
  const titleSpans = [
    { text: title, style: s.row },
    ...(note === null ? [] : [{ text: `\u00a0 ${note}`, style: s.soft }]),
  ]
  const inHours = hours === '–' ? hours : `${hours}\u00a0h`
  const cells = moneyCells(
    titleSpans,
    { text: inHours, style: s.soft },
    { text: amount, style: s.row },
    width,
  )
  return tableRow(cells, { width, minHeight: s.density.row, rule: THIN })
}

/** A row like those of the lines, with an empty cell for hours. */
function sumRow({ term, detail }: Term, isTotal: boolean, s: SheetStyles): Block {
  const style = isTotal ? s.rowTotal : s.row
  const cells = moneyCells([{ text: term, style }], null, { text: detail, style }, CONTENT.width)
  return tableRow(cells, { width: CONTENT.width, minHeight: s.density.row, rule: isTotal ? THICK : THIN })
}

function moneyCells(title: Cell['spans'], hours: Span | null, amount: Span, width: number): Array<Cell> {
  const amountAt = width - AMOUNT_WIDTH
  const hoursAt = amountAt - HOURS_WIDTH
  return [
    { spans: title, x: 0, width: hoursAt, headerOf: 'Row' },
    { spans: hours ? [hours] : [], x: hoursAt, width: HOURS_WIDTH, align: 'right' },
    { spans: [amount], x: amountAt, width: AMOUNT_WIDTH, align: 'right' },
  ]
}

const NUMBER_WIDTH = 20
const INSTALMENT_WIDTH = 66
const BALANCE_WIDTH = 72
const SCHEDULE_HEAD = { no: 'No.', date: 'Date', amount: 'Instalment', balance: 'Still to pay' }

/** Every instalment, with its date and what is still to pay after it. */
export function scheduleTable({ schedule }: PlanSheet, s: SheetStyles): Block {
  const look = { width: COLUMN_WIDTH, minHeight: s.density.row }
  const headStyles = { strong: s.rowHead, soft: s.rowHead }
  const head = tableRow(
    scheduleCells(SCHEDULE_HEAD, headStyles).map((cell) => ({ ...cell, headerOf: 'Column' })),
    { ...look, rule: null },
  )
  const rows = schedule.map((row) => {
    const styles = row.isLast ? { strong: s.rowTotal, soft: s.softTotal } : { strong: s.row, soft: s.soft }
    return tableRow(scheduleCells(row, styles), { ...look, rule: THIN })
  })
  return tagged('Table', twoColumns(rows, head))
}

type RowStyles = { strong: TextStyle; soft: TextStyle }

function scheduleCells(
  { no, date, amount, balance }: Omit<ScheduleRow, 'isLast'>,
  { strong, soft }: RowStyles,
): Array<Cell> {
  const balanceAt = COLUMN_WIDTH - BALANCE_WIDTH
  const amountAt = balanceAt - INSTALMENT_WIDTH
  return [
    { spans: [{ text: no, style: soft }], x: 0, width: NUMBER_WIDTH },
    { spans: [{ text: date, style: strong }], x: NUMBER_WIDTH, width: amountAt - NUMBER_WIDTH },
    { spans: [{ text: amount, style: strong }], x: amountAt, width: INSTALMENT_WIDTH, align: 'right' },
    { spans: [{ text: balance, style: soft }], x: balanceAt, width: BALANCE_WIDTH, align: 'right' },
  ]
}

/** `x` and `width` in points within the row. */
type Cell = {
  spans: ReadonlyArray<Span>
  x: number
  width: number
  align?: Alignment
  /** Makes it a header cell of its column or row; absent for data. */
  headerOf?: 'Column' | 'Row'
}

/** Lengths in points; `rule`: the line above the row. */
type RowLook = { width: number; minHeight: number; rule: Rule | null }
type Rule = { thickness: number; colour: string }

const THIN: Rule = { thickness: 0.5, colour: COLOURS.line }
const THICK: Rule = { thickness: 1, colour: COLOURS.ink }
const COLUMN_GAP = 24

/** Width of each of two columns of the page, in points. */
export const COLUMN_WIDTH = (CONTENT.width - COLUMN_GAP) / 2

function tableRow(cells: ReadonlyArray<Cell>, { width, minHeight, rule }: RowLook): Block {
  const blocks = cells.map((cell) => ({ x: cell.x, block: cellBlock(cell) }))
  const height = Math.max(minHeight, ...blocks.map(({ block }) => block.height))
  const row = beside(...blocks.map(({ x, block }) => ({ x, block: centred(block, height) })))
  const drawn = rule ? ruled(row, width, rule) : row
  return tagged('TR', drawn)
}

function cellBlock({ spans, width, align, headerOf }: Cell): Block {
  const block = lines(spans, width, align)
  return headerOf ? tagged('TH', block, { scope: headerOf }) : tagged('TD', block)
}

/** A block with a line along its top. */
export function ruled(block: Block, width: number, { thickness, colour }: Rule): Block {
  return decorated(block, ({ document }, x, y) =>
    document
      .lineWidth(thickness)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(colour),
  )
}

/**
 * Rows in two columns, read down the first and then down the second. The table's head is repeated above the second as decoration.
 * Rows that do not fit on a page continue in two columns on the next.
 */
function twoColumns(rows: ReadonlyArray<Block>, head?: Block): Block {
  const rowHeight = Math.max(0, ...rows.map(({ height }) => height))
  const maxRows = 2 * Math.max(1, Math.floor((CONTENT.height - (head?.height ?? 0)) / rowHeight))
  const pages = Array.from({ length: Math.ceil(rows.length / maxRows) }, (_, at) =>
    rows.slice(at * maxRows, (at + 1) * maxRows),
  )
  return stack(...pages.map((page, at) => pairOfColumns(page, head, at === 0)))
}

/** Blocks of a column's width, in pairs side by side. */
export function inPairs(blocks: ReadonlyArray<Block>): Block {
  const lefts = blocks.filter((_, at) => at % 2 === 0)
  return stack(
    ...lefts.map((left, at) => {
      const right = blocks[2 * at + 1]
      const second = right ? [{ x: COLUMN_WIDTH + COLUMN_GAP, block: right }] : []
      return beside({ x: 0, block: left }, ...second)
    }),
  )
}

function pairOfColumns(rows: ReadonlyArray<Block>, head: Block | undefined, isFirst: boolean): Block {
  const half = Math.ceil(rows.length / 2)
  const repeatedHead = head ? [decoration(head)] : []
  const firstHead = head && isFirst ? [head] : repeatedHead
  return beside(
    { x: 0, block: stack(...firstHead, ...rows.slice(0, half)) },
    { x: COLUMN_WIDTH + COLUMN_GAP, block: stack(...repeatedHead, ...rows.slice(half)) },
  )
}
