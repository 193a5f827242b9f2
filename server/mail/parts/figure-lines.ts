/** What a figure is called, and the figure or the date. */
export type Figure = readonly [name: string, value: string]

/** Under a shorter list of names the values stand here, as the letters are drawn. */
const NAMES_WIDTH = 24

/** A list of prices or dates in lines of text, the values below each other. */
export function figureLines(rows: ReadonlyArray<Figure>): string {
  const width = Math.max(NAMES_WIDTH, ...rows.map(([name]) => name.length))
  // The third space is the one that format=flowed takes away again (RFC 3676, 4.4).
  return rows.map(([name, value]) => `   ${name.padEnd(width)}   ${value}`).join('\n')
}
