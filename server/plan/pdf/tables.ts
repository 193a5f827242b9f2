import { type Block, beside, centred, decorated, decoration, stack, tagged } from './blocks.ts'
import { COLOURS } from './colours.ts'
import { CONTENT } from './paper.ts'
import { type Alignment, lines } from './text-blocks.ts'
import type { Part } from './typesetting.ts'

/** `x` and `width` in points within the row. */
export type Cell = {
  parts: ReadonlyArray<Part>
  x: number
  width: number
  align?: Alignment
  /** What it is the head of; absent for data. */
  heads?: 'Column' | 'Row'
}

/** In points, with the line above the row. */
export type RowLook = { width: number; least: number; rule: Rule | null }
export type Rule = { thickness: number; colour: string }

export const THIN: Rule = { thickness: 0.5, colour: COLOURS.line }
export const THICK: Rule = { thickness: 1, colour: COLOURS.ink }
const COLUMN_GAP = 24

/** Width of each of two columns of the page, in points. */
export const COLUMN_WIDTH = (CONTENT.width - COLUMN_GAP) / 2

export function tableRow(cells: ReadonlyArray<Cell>, { width, least, rule }: RowLook): Block {
  const blocks = cells.map((cell) => ({ x: cell.x, block: cellBlock(cell) }))
  const height = Math.max(least, ...blocks.map(({ block }) => block.height))
  const row = beside(...blocks.map(({ x, block }) => ({ x, block: centred(block, height) })))
  const drawn = rule ? ruled(row, width, rule) : row
  return tagged('TR', drawn)
}

function cellBlock({ parts, width, align, heads }: Cell): Block {
  const block = lines(parts, width, align)
  return heads ? tagged('TH', block, { scope: heads }) : tagged('TD', block)
}

/** A piece with a line along its top. */
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
 * Rows in two columns, read down the first and then down the second; the head of a table stands above the second once more, for
 * the eye only. Rows that are higher than a page go on in two columns on the next.
 */
export function twoColumns(rows: ReadonlyArray<Block>, head?: Block): Block {
  const rowHeight = Math.max(0, ...rows.map(({ height }) => height))
  const most = 2 * Math.max(1, Math.floor((CONTENT.height - (head?.height ?? 0)) / rowHeight))
  const parts = Array.from({ length: Math.ceil(rows.length / most) }, (_, at) =>
    rows.slice(at * most, (at + 1) * most),
  )
  return stack(...parts.map((part, at) => pairOfColumns(part, head, at === 0)))
}

function pairOfColumns(rows: ReadonlyArray<Block>, head: Block | undefined, isFirst: boolean): Block {
  const half = Math.ceil(rows.length / 2)
  const again = head ? [decoration(head)] : []
  const first = head && isFirst ? [head] : again
  return beside(
    { x: 0, block: stack(...first, ...rows.slice(0, half)) },
    { x: COLUMN_WIDTH + COLUMN_GAP, block: stack(...again, ...rows.slice(half)) },
  )
}
