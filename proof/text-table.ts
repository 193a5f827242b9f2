/** Rows of cells as lines of text: the first column is aligned left, the others right. */
export function textTable(rows: ReadonlyArray<ReadonlyArray<string>>): string {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows.map((row) => row.map((cell, at) => pad(cell, widths[at] ?? 0, at)).join('  ')).join('\n')
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}
