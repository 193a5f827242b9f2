import { type RefObject, useEffect, useRef } from 'react'

/** The enquiry whose name gets the focus as soon as it is shown. */
let awaited: number | null = null

/** Gives the focus to the name of this enquiry when it is next shown; on phones with a visible list, to its row. */
export function focusNameOnceThere(number: number): void {
  awaited = number
}

/** @returns the enquiry to focus now; each is returned once */
export function takeAwaited(): number | null {
  const numberToFocus = awaited
  awaited = null
  return numberToFocus
}

/** Moves the focus to the name of the open enquiry, at once or as soon as it is shown. */
export function focusName(number: number): void {
  const name = document.querySelector<HTMLElement>('[data-enquiry-name]')
  if (name) name.focus()
  else focusNameOnceThere(number)
}

/** @returns the ref of an enquiry's name, which takes the focus if it is awaited or nothing else has it */
export function useNameFocus(number: number): RefObject<HTMLHeadingElement | null> {
  const name = useFocusIfLost()
  useEffect(() => {
    if (takeAwaited() === number) name.current?.focus()
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
    // Safari before 16.4 and Firefox before 120 lack it.
    const isUsed = navigator.userActivation?.hasBeenActive ?? false
    if (isLost && isUsed) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
