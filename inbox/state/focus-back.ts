import { useEffect } from 'react'

/**
 * Returns the focus after a component that had taken it is removed, or after an action that disabled or removed its button: to the
 * element that had it before, or, if that is gone too, to the heading of the section around it.
 *
 * @param isTaken false while no action runs
 */
export function useFocusBack(isTaken = true): void {
  useEffect(() => {
    if (!isTaken) return
    return focusBackTo(document.activeElement)
  }, [isTaken])
}

/**
 * @param isDialog whether a dialog was removed: anything inside one leaves the focus to the dialog
 * @returns a function that returns the focus if nothing has it
 */
export function focusBackTo(before: Element | null, isDialog = false): () => void {
  const parts = partsAround(before)
  const from = before === document.body ? null : before
  return () => {
    takeFocus([from])
    // By then, the element that replaces it is shown.
    setTimeout(() => takeFocus([from, ...headingsOf(parts, isDialog)]))
  }
}

/** Focuses the first element that accepts it; removed, disabled and inert elements do not. */
function takeFocus(places: ReadonlyArray<Element | null>): void {
  for (const place of places) {
    if (document.activeElement !== document.body) return
    if (!(place instanceof HTMLElement) || !place.isConnected) continue
    if (place.matches(HEADINGS)) place.tabIndex = -1
    place.focus({ preventScroll: places[0] === null })
  }
}

const HEADINGS = 'h1, h2, h3'

/** The sections around an element, the nearest first. */
function partsAround(element: Element | null): Array<Element> {
  const part = element?.parentElement?.closest('section, article, dialog')
  return part ? [part, ...partsAround(part)] : []
}

function headingsOf(parts: ReadonlyArray<Element>, isDialog: boolean): Array<Element | null> {
  if (!isDialog && parts.some((part) => part.matches('dialog') && !part.isConnected)) return []
  const headingsAround = parts
    .filter(({ isConnected }) => isConnected)
    .map((part) => part.querySelector(HEADINGS))
  const page = ['dialog[open] h2', '[data-enquiry-name]', 'h1'].map((each) => document.querySelector(each))
  return [...headingsAround, ...page]
}
