import { useEffect } from 'react'

/**
 * Gives the focus back once a part that had taken it has gone, or an action that disabled or removed its button is over: to where it
 * was, or if that is gone too, to the heading of what it stood in.
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
 * @param isDialog it is a dialog that has gone. What was within one leaves it to the dialog
 * @returns what gives the focus back, if nothing has it
 */
export function focusBackTo(before: Element | null, isDialog = false): () => void {
  const parts = partsAround(before)
  const from = before === document.body ? null : before
  return () => {
    takeFocus([from])
    // What takes its place is shown by then.
    setTimeout(() => takeFocus([from, ...headingsOf(parts, isDialog)]))
  }
}

/** The first that can: an element that is gone, disabled, or leaving and inert, takes no focus. */
function takeFocus(places: ReadonlyArray<Element | null>): void {
  for (const place of places) {
    if (document.activeElement !== document.body) return
    if (!(place instanceof HTMLElement) || !place.isConnected) continue
    if (place.matches(HEADINGS)) place.tabIndex = -1
    place.focus({ preventScroll: places[0] === null })
  }
}

const HEADINGS = 'h1, h2, h3'

/** What is around an element, the nearest first. */
function partsAround(element: Element | null): Array<Element> {
  const part = element?.parentElement?.closest('section, article, dialog')
  return part ? [part, ...partsAround(part)] : []
}

function headingsOf(parts: ReadonlyArray<Element>, isDialog: boolean): Array<Element | null> {
  if (!isDialog && parts.some((part) => part.matches('dialog') && !part.isConnected)) return []
  const around = parts.filter(({ isConnected }) => isConnected).map((part) => part.querySelector(HEADINGS))
  const page = ['dialog[open] h2', '[data-enquiry-name]', 'h1'].map((each) => document.querySelector(each))
  return [...around, ...page]
}
