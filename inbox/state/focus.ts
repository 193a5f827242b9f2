import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus back when a part goes that had taken it: to where it was, or if that is gone too, to the open enquiry's name. */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        if (before instanceof HTMLElement && before.isConnected) before.focus()
        // An element that is gone, or leaving and inert, takes no focus.
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('[data-enquiry-name]')?.focus()
      })
    }
  }, [])
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
