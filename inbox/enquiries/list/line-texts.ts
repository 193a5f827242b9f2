import { type RefObject, useLayoutEffect } from 'react'

/** Marks a text of the line; `row` says which texts share a row, `rank` which have room first (0 before 1). */
export function lineText(row: 'names' | 'hours', rank: number): { 'data-row': string; 'data-rank': number } {
  return { 'data-row': row, 'data-rank': rank }
}

/**
 * Keeps the texts of the line out of each other's way, and inside it, whatever its width and their letters: `--shift` moves one,
 * `data-crowded` hides it.
 */
export function useRoomForTexts(line: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return undefined
    const arrange = () => arrangeTexts(element)
    arrange()
    const observer = new ResizeObserver(arrange)
    observer.observe(element)
    // A moon that moves with the time takes its name along, and letters may come after the line.
    element.addEventListener('transitionend', arrange)
    document.fonts.addEventListener('loadingdone', arrange)
    return () => {
      observer.disconnect()
      element.removeEventListener('transitionend', arrange)
      document.fonts.removeEventListener('loadingdone', arrange)
    }
  })
}

function arrangeTexts(line: HTMLElement): void {
  const { left, width } = line.getBoundingClientRect()
  const texts = [...line.querySelectorAll<HTMLElement>('[data-row]')]
    .filter((text) => text.offsetWidth > 0)
    .sort((one, other) => Number(one.dataset.rank) - Number(other.dataset.rank))
  for (const row of new Set(texts.map(({ dataset }) => dataset.row))) {
    const inRow = texts.filter(({ dataset }) => dataset.row === row)
    const shifts = roomForTexts(
      inRow.map((text) => ({ middle: middleOf(text) - left, width: text.offsetWidth })),
      width,
    )
    for (const [place, text] of inRow.entries()) {
      const shift = shifts[place] ?? null
      text.toggleAttribute('data-crowded', shift === null)
      text.style.setProperty('--shift', `${shift ?? 0}px`)
    }
  }
}

/** Of what the text belongs to, however far it is moved itself. */
function middleOf({ parentElement }: HTMLElement): number {
  const { left, width } = (parentElement ?? document.body).getBoundingClientRect()
  return left + width / 2
}

/** A text of the line: where its middle belongs and how wide it is, in pixels. */
type LineText = { middle: number; width: number }

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
