import { type RefObject, useEffect, useRef } from 'react'

/** The enquiry whose name takes the focus when it is next shown. */
let pendingFocus: number | null = null

/** Focuses the name of an enquiry when it is next shown; on phones with a visible list, its row. */
export function focusNameWhenShown(number: number): void {
  pendingFocus = number
}

/** @returns the enquiry to focus now; each is returned once */
export function takePendingFocus(): number | null {
  const numberToFocus = pendingFocus
  pendingFocus = null
  return numberToFocus
}

/** Moves the focus to the name of the open enquiry, at once or as soon as it is shown. */
export function focusName(number: number): void {
  const name = document.querySelector<HTMLElement>('[data-enquiry-name]')
  if (name) name.focus()
  else focusNameWhenShown(number)
}

/** @returns the ref of an enquiry's name, which takes the focus if that is pending or nothing else has it */
export function useNameFocus(number: number): RefObject<HTMLHeadingElement | null> {
  const name = useFocusIfLost()
  useEffect(() => {
    if (takePendingFocus() === number) name.current?.focus()
  }, [name, number])
  return name
}

/** Moves the focus to the first visible element that matches. */
export function focusOn(selector: string): void {
  const matchingElements = [...document.querySelectorAll<HTMLElement>(selector)]
  matchingElements.find((element) => element.getClientRects().length > 0)?.focus()
}

/**
 * Focuses a heading as it appears if nothing has the focus: after Send, after Undo, or after a tap on a row that is then hidden,
 * the keyboard continues from there. After a page load nothing is focused.
 */
export function useFocusIfLost(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    // Safari before 16.4 and Firefox before 120 lack userActivation.
    const hasInteracted = navigator.userActivation?.hasBeenActive ?? false
    if (isLost && hasInteracted) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
