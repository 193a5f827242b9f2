import { type RefObject, useLayoutEffect } from 'react'

/** The attributes of a text of the timeline: texts of one `row` must not overlap; `rank` 0 gets space before 1. */
export function timelineLabel(
  row: 'names' | 'hours',
  rank: number,
): { 'data-row': string; 'data-rank': number } {
  return { 'data-row': row, 'data-rank': rank }
}

/**
 * Keeps the texts of the timeline from overlapping or leaving it, at any width and in any font: `--shift` moves a text,
 * `data-crowded` hides it.
 */
export function useLabelLayout(line: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return undefined
    const layOut = () => arrangeLabels(element)
    layOut()
    const observer = new ResizeObserver(layOut)
    observer.observe(element)
    // A moon that moves with the time moves its name too, and fonts may load later.
    element.addEventListener('transitionend', layOut)
    document.fonts.addEventListener('loadingdone', layOut)
    return () => {
      observer.disconnect()
      element.removeEventListener('transitionend', layOut)
      document.fonts.removeEventListener('loadingdone', layOut)
    }
  })
}

function arrangeLabels(line: HTMLElement): void {
  const { left, width } = line.getBoundingClientRect()
  const texts = [...line.querySelectorAll<HTMLElement>('[data-row]')]
    .filter((text) => text.offsetWidth > 0)
    .sort((a, b) => Number(a.dataset.rank) - Number(b.dataset.rank))
  for (const row of new Set(texts.map(({ dataset }) => dataset.row))) {
    const rowTexts = texts.filter(({ dataset }) => dataset.row === row)
    const shifts = placeLabels(
      rowTexts.map((text) => ({ middle: middleOf(text) - left, width: text.offsetWidth })),
      width,
    )
    for (const [index, text] of rowTexts.entries()) {
      const shift = shifts[index] ?? null
      text.toggleAttribute('data-crowded', shift === null)
      text.style.setProperty('--shift', `${shift ?? 0}px`)
    }
  }
}

/** The middle of the text's parent, which stays in place when the text is moved. */
function middleOf({ parentElement }: HTMLElement): number {
  const { left, width } = (parentElement ?? document.body).getBoundingClientRect()
  return left + width / 2
}

/** The wanted position of a text's middle, and its width, in pixels. */
type LabelBox = { middle: number; width: number }

/** The smallest gap between two texts of a row. */
const GAP_PX = 6

/**
 * Places the texts of a row so that none overlaps another or leaves the row; texts at the ends are moved inwards.
 *
 * @param texts in order of importance: a text that would overlap an earlier one is hidden
 * @param widthPx width of the row
 * @returns the shift of each text to the right (pixels, negative to the left); null if it is hidden
 */
export function placeLabels(texts: ReadonlyArray<LabelBox>, widthPx: number): Array<number | null> {
  const occupied: Array<{ from: number; to: number }> = []
  return texts.map(({ middle, width }) => {
    const centred = middle - width / 2
    const from = Math.max(Math.min(centred, widthPx - width), 0)
    const to = from + width
    if (occupied.some((placedText) => from < placedText.to + GAP_PX && to > placedText.from - GAP_PX))
      return null
    occupied.push({ from, to })
    return from - centred
  })
}
