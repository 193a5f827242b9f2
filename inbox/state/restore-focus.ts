import { useEffect, useEffectEvent } from 'react'

/**
 * Returns the focus after the component that took it is removed, or after an action disabled or removed its button: to the
 * element that had it before, or, if that is gone, to the heading of the section around it.
 *
 * @param isTaken false while no action runs
 */
export function useRestoreFocus(isTaken = true): void {
  // Chrome 150 takes the focus from a button as soon as it is disabled: by the effect, nothing has it.
  const focused = document.activeElement
  const createRestorer = useEffectEvent(() => {
    const { activeElement, body } = document
    return focusRestorer(activeElement === body ? focused : activeElement)
  })
  useEffect(() => {
    if (!isTaken) return
    return createRestorer()
  }, [isTaken])
}

/**
 * @param isDialog whether a dialog was removed; what was inside a removed dialog leaves the focus to it
 * @returns a function that returns the focus if nothing has it
 */
export function focusRestorer(before: Element | null, isDialog = false): () => void {
  const sections = sectionsAround(before)
  const previous = before === document.body ? null : before
  return () => {
    focusFirst([previous])
    // By then, a replacement of the element is shown.
    setTimeout(() => focusFirst([previous, ...headingsOf(sections, isDialog)]))
  }
}

/** Focuses the first element that accepts it; removed, disabled and inert elements do not. */
function focusFirst(candidates: ReadonlyArray<Element | null>): void {
  for (const candidate of candidates) {
    if (document.activeElement !== document.body) return
    if (!(candidate instanceof HTMLElement) || !candidate.isConnected) continue
    if (candidate.matches(HEADINGS)) candidate.tabIndex = -1
    candidate.focus({ preventScroll: candidates[0] === null })
  }
}

const HEADINGS = 'h1, h2, h3'

/** The sections around an element, the nearest first. */
function sectionsAround(element: Element | null): Array<Element> {
  const section = element?.parentElement?.closest('section, article, dialog')
  return section ? [section, ...sectionsAround(section)] : []
}

function headingsOf(sections: ReadonlyArray<Element>, isDialog: boolean): Array<Element | null> {
  if (!isDialog && sections.some((section) => section.matches('dialog') && !section.isConnected)) return []
  const headingsAround = sections
    .filter(({ isConnected }) => isConnected)
    .map((section) => section.querySelector(HEADINGS))
  const fallbacks = ['dialog[open] h2', '[data-enquiry-name]', 'h1'].map((selector) =>
    document.querySelector(selector),
  )
  return [...headingsAround, ...fallbacks]
}
