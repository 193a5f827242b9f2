import { type RefObject, useEffect, useRef } from 'react'

/** The enquiry that is to have the focus as soon as it is shown. */
let awaited: number | null = null

/** The next name that is shown takes the focus if it is this enquiry's; on phones, where a list is shown, its row. */
export function focusNameOnceThere(number: number): void {
  awaited = number
}

/** @returns the enquiry to focus now; it is returned once */
export function takeAwaited(): number | null {
  const taken = awaited
  awaited = null
  return taken
}

/** Moves the focus to the name of the open enquiry, at once or as soon as it is there. */
export function focusName(number: number): void {
  const name = document.querySelector<HTMLElement>('[data-enquiry-name]')
  if (name) name.focus()
  else focusNameOnceThere(number)
}

/** @returns the ref of an enquiry's name, which takes the focus if it is awaited, or if nothing has it */
export function useNameFocus(number: number): RefObject<HTMLHeadingElement | null> {
  const name = useFocusIfLost()
  useEffect(() => {
    if (takeAwaited() === number) name.current?.focus()
  }, [name, number])
  return name
}

/** Moves the focus to the first element that fits and is shown. */
export function focusOn(selector: string): void {
  const fitting = [...document.querySelectorAll<HTMLElement>(selector)]
  fitting.find((element) => element.getClientRects().length > 0)?.focus()
}

/**
 * Gives a heading the focus as it appears, if nothing has it: after Send, Undo or a tap on a row that is hidden then, one
 * goes on from there. A page that was just loaded is left alone.
 */
export function useFocusIfLost(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    // Safari before 16.4 and Firefox before 120 do not know it.
    const isUsed = navigator.userActivation?.hasBeenActive ?? false
    if (isLost && isUsed) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
