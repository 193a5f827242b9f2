/** A text of the line: where its middle belongs and how wide it is, in pixels. */
export type LineText = { middle: number; width: number }

/** Between two texts of one row. */
const GAP_PX = 6

/**
 * Finds room for the texts of one row: none runs into another or beyond the ends, towards which it is moved inwards.
 *
 * @param texts the most important first: one of which an earlier one has the room is left out
 * @param widthPx of the row
 * @returns for each how far it is moved to the right (pixels, negative to the left); null if it is left out
 */
export function roomForTexts(texts: ReadonlyArray<LineText>, widthPx: number): Array<number | null> {
  const taken: Array<{ from: number; until: number }> = []
  return texts.map(({ middle, width }) => {
    const wanted = middle - width / 2
    const from = Math.max(Math.min(wanted, widthPx - width), 0)
    const until = from + width
    if (taken.some((other) => from < other.until + GAP_PX && until > other.from - GAP_PX)) return null
    taken.push({ from, until })
    return from - wanted
  })
}
