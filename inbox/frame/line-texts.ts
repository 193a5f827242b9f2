import { type RefObject, useLayoutEffect } from 'react'
import { roomForTexts } from './line-room.ts'

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
